/** The life of one file on its way into the library. Pure: the hook beside it does the sending. */
export type UploadPhase = 'refused' | 'queued' | 'sending' | 'registering' | 'failed';

export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly phase: UploadPhase;
  readonly sentBytes: number;
  readonly bytesPerSecond: number;
  /** When the speed was last measured, and what had been sent then. */
  readonly measuredAtMs: number;
  readonly measuredBytes: number;
  readonly error: string | null;
}

export type UploadAction =
  | { type: 'added'; uploads: { key: string; name: string; sizeBytes: number; error: string | null }[] }
  | { type: 'started'; key: string; atMs: number }
  | { type: 'progressed'; key: string; sentBytes: number; atMs: number }
  | { type: 'sent'; key: string }
  | { type: 'failed'; key: string; error: string }
  | { type: 'requeued'; key: string }
  | { type: 'left'; key: string };

/** How much a new measurement counts against what was measured before: a smooth figure that still follows. */
const smoothing = 0.3;
const minIntervalMs = 120;

export function reduceUploads(uploads: readonly Upload[], action: UploadAction): readonly Upload[] {
  if (action.type === 'added') {
    return [...uploads, ...action.uploads.map((one) => fresh(one.key, one.name, one.sizeBytes, one.error))];
  }
  if (action.type === 'left') return uploads.filter((upload) => upload.key !== action.key);
  return uploads.map((upload) => (upload.key === action.key ? step(upload, action) : upload));
}

function fresh(key: string, name: string, sizeBytes: number, error: string | null): Upload {
  const phase = error ? 'refused' : 'queued';
  return {
    key,
    name,
    sizeBytes,
    phase,
    sentBytes: 0,
    bytesPerSecond: 0,
    measuredAtMs: 0,
    measuredBytes: 0,
    error,
  };
}

function step(upload: Upload, action: Exclude<UploadAction, { type: 'added' | 'left' }>): Upload {
  switch (action.type) {
    case 'started':
      return { ...upload, phase: 'sending', measuredAtMs: action.atMs, error: null };
    case 'progressed':
      return upload.phase === 'sending' ? measured(upload, action.sentBytes, action.atMs) : upload;
    case 'sent':
      return { ...upload, phase: 'registering', sentBytes: upload.sizeBytes };
    case 'failed':
      return { ...upload, phase: 'failed', error: action.error };
    case 'requeued':
      return fresh(upload.key, upload.name, upload.sizeBytes, null);
  }
}

function measured(upload: Upload, sentBytes: number, atMs: number): Upload {
  // The body carries the multipart frame too, so its total is a little more than the file.
  const bounded = Math.min(sentBytes, upload.sizeBytes);
  const elapsedMs = atMs - upload.measuredAtMs;
  // Two reports within a blink say nothing about speed: their bytes count in the next interval.
  if (elapsedMs < minIntervalMs) return { ...upload, sentBytes: bounded };
  const speed = ((bounded - upload.measuredBytes) * 1000) / elapsedMs;
  const bytesPerSecond =
    upload.bytesPerSecond === 0 ? speed : upload.bytesPerSecond * (1 - smoothing) + speed * smoothing;
  return { ...upload, sentBytes: bounded, bytesPerSecond, measuredAtMs: atMs, measuredBytes: bounded };
}

/** The next files to send so that no more than `limit` are on their way. */
export function nextToSend(uploads: readonly Upload[], limit: number): Upload[] {
  const busy = uploads.filter(
    (upload) => upload.phase === 'sending' || upload.phase === 'registering',
  ).length;
  return uploads.filter((upload) => upload.phase === 'queued').slice(0, Math.max(0, limit - busy));
}

/** Something is still on its way; what was refused or failed waits for its person. */
export function isUnderWay(upload: Upload): boolean {
  return upload.phase !== 'refused' && upload.phase !== 'failed';
}
