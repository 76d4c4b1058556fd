import type { LocalPreview } from './localPreview.ts';

/**
 * The life of one file on its way into the library. Pure: the hook beside it does the sending.
 * `waiting`: the line is away, it goes on by itself. `unfinished`: from before a reload; the person gives the file.
 */
export type UploadPhase =
  | 'refused'
  | 'queued'
  | 'sending'
  | 'waiting'
  | 'paused'
  | 'registering'
  | 'failed'
  | 'unfinished';

export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly phase: UploadPhase;
  /** The server's name for it, once it has one. */
  readonly uploadId: string | null;
  readonly sentBytes: number;
  readonly bytesPerSecond: number;
  /** When the speed was last measured, and what had been sent then. */
  readonly measuredAtMs: number;
  readonly measuredBytes: number;
  readonly error: string | null;
  readonly posterUrl: string | null;
  readonly durationSeconds: number | null;
  /** Unfinished, and the file is at hand: one press goes on. */
  readonly fileKnown: boolean;
}

export interface NewUpload {
  key: string;
  name: string;
  sizeBytes: number;
  error: string | null;
  uploadId?: string | null;
}

export type UploadAction =
  | { type: 'added'; uploads: NewUpload[] }
  | {
      type: 'found';
      uploads: {
        key: string;
        uploadId: string;
        name: string;
        sizeBytes: number;
        sentBytes: number;
        fileKnown: boolean;
      }[];
    }
  | { type: 'previewed'; key: string; preview: LocalPreview }
  | { type: 'started'; key: string; atMs: number }
  | { type: 'begun'; key: string; uploadId: string }
  | { type: 'progressed'; key: string; sentBytes: number; atMs: number }
  | { type: 'waiting'; key: string }
  | { type: 'paused'; key: string }
  | { type: 'sent'; key: string }
  | { type: 'refused'; key: string; error: string }
  | { type: 'mismatched'; key: string; error: string }
  | { type: 'failed'; key: string; error: string }
  | { type: 'requeued'; key: string }
  | { type: 'left'; key: string };

/** How much a new measurement counts against what was measured before: a smooth figure that still follows. */
const smoothing = 0.3;
const minIntervalMs = 120;

export function reduceUploads(uploads: readonly Upload[], action: UploadAction): readonly Upload[] {
  switch (action.type) {
    case 'added': {
      // What goes on replaces its entry among the unfinished.
      const ids = new Set(action.uploads.flatMap(({ uploadId }) => uploadId ?? []));
      const rest = uploads.filter(
        (upload) => upload.phase !== 'unfinished' || !ids.has(upload.uploadId ?? ''),
      );
      const waiting = rest.filter(({ phase }) => phase === 'unfinished');
      // What moves stands above what waits for its file.
      return [
        ...rest.filter(({ phase }) => phase !== 'unfinished'),
        ...action.uploads.map(fresh),
        ...waiting,
      ];
    }
    case 'found': {
      const known = new Set(uploads.map(({ uploadId }) => uploadId));
      const found = action.uploads.filter(({ uploadId }) => !known.has(uploadId));
      return [
        ...uploads,
        ...found.map(
          ({ sentBytes, fileKnown, ...upload }): Upload => ({
            ...fresh({ ...upload, error: null }),
            phase: 'unfinished',
            sentBytes,
            fileKnown,
          }),
        ),
      ];
    }
    case 'left':
      return uploads.filter((upload) => upload.key !== action.key);
    default:
      return uploads.map((upload) => (upload.key === action.key ? step(upload, action) : upload));
  }
}

function fresh({ error, uploadId = null, ...upload }: NewUpload): Upload {
  return {
    ...upload,
    uploadId,
    phase: error ? 'refused' : 'queued',
    sentBytes: 0,
    bytesPerSecond: 0,
    measuredAtMs: 0,
    measuredBytes: 0,
    error,
    posterUrl: null,
    durationSeconds: null,
    fileKnown: false,
  };
}

function step(upload: Upload, action: Exclude<UploadAction, { type: 'added' | 'found' | 'left' }>): Upload {
  switch (action.type) {
    case 'previewed':
      return { ...upload, ...action.preview };
    case 'started':
      return { ...upload, phase: 'sending', ...newMeasure(upload, action.atMs), error: null };
    case 'begun':
      return { ...upload, uploadId: action.uploadId };
    case 'progressed':
      return progressed(upload, action.sentBytes, action.atMs);
    case 'waiting':
      return upload.phase === 'sending' || upload.phase === 'registering'
        ? { ...upload, phase: 'waiting', bytesPerSecond: 0 }
        : upload;
    case 'paused':
      return mayPause(upload) ? { ...upload, phase: 'paused', bytesPerSecond: 0 } : upload;
    case 'sent':
      return { ...upload, phase: 'registering', sentBytes: upload.sizeBytes };
    case 'refused':
      return { ...upload, phase: 'refused', error: action.error };
    case 'failed':
      return { ...upload, phase: 'failed', error: action.error };
    case 'mismatched':
      return { ...upload, error: action.error };
    case 'requeued':
      return { ...upload, phase: 'queued', bytesPerSecond: 0, error: null };
  }
}

/** A report of bytes: also the sign that a line that was away is back. */
function progressed(upload: Upload, sentBytes: number, atMs: number): Upload {
  if (upload.phase === 'waiting')
    return { ...upload, phase: 'sending', sentBytes, ...newMeasure({ sentBytes }, atMs) };
  return upload.phase === 'sending' ? measured(upload, sentBytes, atMs) : upload;
}

/** Speed is counted from here: what the server had before was not sent now. */
function newMeasure({ sentBytes }: Pick<Upload, 'sentBytes'>, atMs: number) {
  return { measuredAtMs: atMs, measuredBytes: sentBytes };
}

function measured(upload: Upload, sentBytes: number, atMs: number): Upload {
  const bounded = Math.min(sentBytes, upload.sizeBytes);
  // The first report after a reload begins where the server is: a leap that nobody sent.
  const leapt =
    upload.bytesPerSecond === 0 && upload.uploadId !== null && upload.sentBytes === 0 && bounded > 0;
  if (leapt) return { ...upload, sentBytes: bounded, ...newMeasure({ sentBytes: bounded }, atMs) };
  const elapsedMs = atMs - upload.measuredAtMs;
  // Two reports within a blink say nothing about speed: their bytes count in the next interval.
  if (elapsedMs < minIntervalMs) return { ...upload, sentBytes: bounded };
  const speed = Math.max(0, ((bounded - upload.measuredBytes) * 1000) / elapsedMs);
  const bytesPerSecond =
    upload.bytesPerSecond === 0 ? speed : upload.bytesPerSecond * (1 - smoothing) + speed * smoothing;
  return { ...upload, sentBytes: bounded, bytesPerSecond, ...newMeasure({ sentBytes: bounded }, atMs) };
}

/** The next files to send so that no more than `limit` are on their way; one that waits for its line keeps its place. */
export function nextToSend(uploads: readonly Upload[], limit: number): Upload[] {
  const busy = uploads.filter(({ phase }) => ['sending', 'waiting', 'registering'].includes(phase)).length;
  return uploads.filter((upload) => upload.phase === 'queued').slice(0, Math.max(0, limit - busy));
}

/** Something goes on by itself; what was refused, failed, paused or left unfinished waits for its person. */
export function isUnderWay({ phase }: Pick<Upload, 'phase'>): boolean {
  return phase === 'queued' || phase === 'sending' || phase === 'waiting' || phase === 'registering';
}

export function mayPause({ phase }: Pick<Upload, 'phase'>): boolean {
  return phase === 'queued' || phase === 'sending' || phase === 'waiting';
}

/** How long it will still take at the speed measured; null before one was. */
export function secondsLeft({ sizeBytes, sentBytes, bytesPerSecond }: Upload): number | null {
  return bytesPerSecond > 0 ? (sizeBytes - sentBytes) / bytesPerSecond : null;
}

/** The unfinished upload that this file goes on with: the same name, size and time of change. */
export function unfinishedFor<T extends { name: string; sizeBytes: number; lastModifiedMs: number | null }>(
  unfinished: readonly T[],
  file: { name: string; size: number; lastModified: number },
): T | undefined {
  return unfinished.find(
    (one) =>
      one.name === file.name.normalize('NFC') &&
      one.sizeBytes === file.size &&
      one.lastModifiedMs === file.lastModified,
  );
}
