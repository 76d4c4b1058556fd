import { expect, test } from 'vitest';
import { isUnderWay, nextToSend, reduceUploads, type Upload, type UploadAction } from './uploadState.ts';

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

test('a retry starts from nothing', () => {
  const again = run(
    { type: 'added', uploads: [file('a')] },
    { type: 'started', key: 'a', atMs: 0 },
    { type: 'progressed', key: 'a', sentBytes: 900, atMs: 900 },
    { type: 'failed', key: 'a', error: '上传失败' },
    { type: 'requeued', key: 'a' },
  );
  expect(only(again)).toMatchObject({ phase: 'queued', sentBytes: 0, bytesPerSecond: 0, error: null });
});
