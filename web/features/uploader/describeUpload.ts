import { formatBytes, formatEta, formatTimecode } from '../../lib/format.ts';
import { uploads as t } from '../../locales/zh-CN/materials.ts';
import { secondsLeft, type Upload } from './uploadState.ts';

/** The line below a file's name. */
export function describeUpload(upload: Upload): string {
  const { phase, sizeBytes, sentBytes, durationSeconds, error } = upload;
  const percent = Math.floor((100 * sentBytes) / Math.max(1, sizeBytes));
  const length = durationSeconds === null ? '' : ` · ${formatTimecode(durationSeconds * 1000)}`;
  switch (phase) {
    case 'queued':
      return `${t.queued} · ${formatBytes(sizeBytes)}${length}`;
    case 'sending': {
      const left = secondsLeft(upload);
      const speed = upload.bytesPerSecond > 0 ? formatBytes(Math.round(upload.bytesPerSecond)) : null;
      return t.progress(percent, speed, left === null ? null : formatEta(left)) + length;
    }
    case 'waiting':
      return t.waiting(percent);
    case 'paused':
      return t.paused(percent, formatBytes(sizeBytes));
    case 'unfinished':
      if (error) return error;
      return upload.fileKnown ? t.unfinishedKnown(percent) : t.unfinished(percent);
    case 'registering':
      return t.registering;
    case 'refused':
    case 'failed':
      return error ?? '';
  }
}
