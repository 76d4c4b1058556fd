import { expect, test } from 'vitest';
import {
  isUnderWay,
  nextToSend,
  reduceUploads,
  secondsLeft,
  type Upload,
  type UploadAction,
  unfinishedFor,
} from './uploadState.ts';

const run = (...actions: UploadAction[]) => actions.reduce(reduceUploads, [] as readonly Upload[]);
const file = (key: string, error: string | null = null) => ({
  key,
  name: `${key}.mp4`,
  sizeBytes: 1000,
  error,
});
const only = (uploads: readonly Upload[]): Upload => {
  expect(uploads).toHaveLength(1);
  return uploads[0]!;
};

test('a file goes from the queue over the wire into the library and leaves the list', () => {
  const sent = run(
    { type: 'added', uploads: [file('a')] },
    { type: 'started', key: 'a', atMs: 0 },
    { type: 'progressed', key: 'a', sentBytes: 400, atMs: 1000 },
    { type: 'sent', key: 'a' },
  );
  expect(only(sent)).toMatchObject({ phase: 'registering', sentBytes: 1000 });
  expect(reduceUploads(sent, { type: 'left', key: 'a' })).toEqual([]);
});

test('the speed is what was measured, also when reports come in bursts', () => {
  const upload = only(
    run(
      { type: 'added', uploads: [file('a')] },
      { type: 'started', key: 'a', atMs: 0 },
      { type: 'progressed', key: 'a', sentBytes: 100, atMs: 10 },
      { type: 'progressed', key: 'a', sentBytes: 200, atMs: 20 },
      { type: 'progressed', key: 'a', sentBytes: 500, atMs: 1000 },
    ),
  );
  expect(upload.bytesPerSecond).toBe(500);
});

test('the multipart frame never shows as more than the file', () => {
  const upload = only(
    run(
      { type: 'added', uploads: [file('a')] },
      { type: 'started', key: 'a', atMs: 0 },
      { type: 'progressed', key: 'a', sentBytes: 1187, atMs: 500 },
    ),
  );
  expect(upload.sentBytes).toBe(1000);
});

test('a late report of an aborted sending does not bring it back to life', () => {
  const upload = only(
    run(
      { type: 'added', uploads: [file('a')] },
      { type: 'started', key: 'a', atMs: 0 },
      { type: 'failed', key: 'a', error: '上传失败: 网络错误' },
      { type: 'progressed', key: 'a', sentBytes: 900, atMs: 900 },
    ),
  );
  expect(upload).toMatchObject({ phase: 'failed', sentBytes: 0, error: '上传失败: 网络错误' });
});

test('a refused file stays visible with its reason and is never sent; others wait their turn', () => {
  const uploads = run({
    type: 'added',
    uploads: [file('big', '文件大小不能超过1GB!'), file('a'), file('b'), file('c')],
  });
  expect(uploads[0]).toMatchObject({ phase: 'refused', error: '文件大小不能超过1GB!' });
  expect(uploads.filter(isUnderWay)).toHaveLength(3);
  expect(nextToSend(uploads, 2).map((upload) => upload.key)).toEqual(['a', 'b']);
  const busy = reduceUploads(uploads, { type: 'started', key: 'a', atMs: 0 });
  expect(nextToSend(busy, 2).map((upload) => upload.key)).toEqual(['b']);
});

test('a line that is away keeps its place, and the first byte behind it measures anew', () => {
  const away = run(
    { type: 'added', uploads: [file('a'), file('b'), file('c'), file('d')] },
    ...(['a', 'b', 'c'] as const).map((key) => ({ type: 'started' as const, key, atMs: 0 })),
    { type: 'progressed', key: 'a', sentBytes: 400, atMs: 1000 },
    { type: 'waiting', key: 'a' },
  );
  expect(away[0]).toMatchObject({ phase: 'waiting', sentBytes: 400, bytesPerSecond: 0 });
  expect(isUnderWay(away[0]!)).toBe(true);
  expect(nextToSend(away, 3)).toEqual([]);
  const back = [
    { type: 'progressed', key: 'a', sentBytes: 300, atMs: 60_000 },
    { type: 'progressed', key: 'a', sentBytes: 500, atMs: 61_000 },
  ] satisfies UploadAction[];
  expect(back.reduce(reduceUploads, away)[0]).toMatchObject({ phase: 'sending', bytesPerSecond: 200 });
});

test('a paused one keeps what was sent, makes room for others, and goes on in its turn', () => {
  const paused = run(
    { type: 'added', uploads: [file('a'), file('b')] },
    { type: 'started', key: 'a', atMs: 0 },
    { type: 'progressed', key: 'a', sentBytes: 400, atMs: 1000 },
    { type: 'paused', key: 'a' },
  );
  expect(paused[0]).toMatchObject({ phase: 'paused', sentBytes: 400 });
  expect(isUnderWay(paused[0]!)).toBe(false);
  expect(nextToSend(paused, 1).map(({ key }) => key)).toEqual(['b']);
  const again = reduceUploads(paused, { type: 'requeued', key: 'a' });
  expect(again[0]).toMatchObject({ phase: 'queued', sentBytes: 400 });
});

test('what was sent too late to pause is not paused', () => {
  const registering = run(
    { type: 'added', uploads: [file('a')] },
    { type: 'started', key: 'a', atMs: 0 },
    { type: 'sent', key: 'a' },
    { type: 'paused', key: 'a' },
  );
  expect(only(registering).phase).toBe('registering');
});

test('an unfinished one stands in the list once, and gives way to the file that goes on with it', () => {
  const found = {
    key: 'u',
    uploadId: 'id',
    name: 'a.mp4',
    sizeBytes: 1000,
    sentBytes: 600,
    fileKnown: false,
  };
  const uploads = run(
    { type: 'found', uploads: [found] },
    { type: 'found', uploads: [{ ...found, key: 'v' }] },
  );
  expect(only(uploads)).toMatchObject({ phase: 'unfinished', sentBytes: 600 });
  expect(isUnderWay(only(uploads))).toBe(false);
  const going = reduceUploads(uploads, { type: 'added', uploads: [{ ...file('a'), uploadId: 'id' }] });
  expect(only(going)).toMatchObject({ key: 'a', phase: 'queued' });
  const from = { type: 'progressed', key: 'a', sentBytes: 700, atMs: 1000 } satisfies UploadAction;
  const started = [{ type: 'started', key: 'a', atMs: 0 } satisfies UploadAction, from].reduce(
    reduceUploads,
    going,
  );
  // What the server had before is no speed.
  expect(only(started)).toMatchObject({ sentBytes: 700, bytesPerSecond: 0 });
  expect(secondsLeft(only(started))).toBeNull();
  const later = reduceUploads(started, { ...from, sentBytes: 800, atMs: 2000 });
  expect(secondsLeft(only(later))).toBe(2);
});

test('the same file is known by name, size and time of change', () => {
  const unfinished = [{ name: 'é.mp4', sizeBytes: 1000, lastModifiedMs: 5 }];
  const given = { name: 'e\u0301.mp4', size: 1000, lastModified: 5 };
  expect(unfinishedFor(unfinished, given)).toBe(unfinished[0]);
  expect(unfinishedFor(unfinished, { ...given, size: 999 })).toBeUndefined();
  expect(unfinishedFor(unfinished, { ...given, lastModified: 6 })).toBeUndefined();
  expect(unfinishedFor([{ ...unfinished[0]!, lastModifiedMs: null }], given)).toBeUndefined();
});

test('a retry forgets the failure and keeps the server’s name, so it goes on where the server is', () => {
  const again = run(
    { type: 'added', uploads: [file('a')] },
    { type: 'started', key: 'a', atMs: 0 },
    { type: 'begun', key: 'a', uploadId: 'id' },
    { type: 'progressed', key: 'a', sentBytes: 900, atMs: 900 },
    { type: 'failed', key: 'a', error: '上传失败' },
    { type: 'requeued', key: 'a' },
  );
  expect(only(again)).toMatchObject({ phase: 'queued', uploadId: 'id', bytesPerSecond: 0, error: null });
});
