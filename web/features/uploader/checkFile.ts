import { uploads as t } from '../../locales/zh-CN/materials.ts';

/** What a form takes. */
export interface UploadLimits {
  /** Kinds of file; without it videos and pictures. */
  accept?: 'video' | 'image' | 'both';
  /** Longer videos are refused, here where the browser can tell, and by the server in any case. */
  maxDurationSeconds?: number;
  /** How many files the form holds at most, and how many it has (what is on its way is counted here). */
  maxCount?: number;
  taken?: number;
}

export type FileGroup = 'image' | 'video' | 'audio' | 'document' | 'other';

const maxBytes = 1024 ** 3;

/** The seed's groups. */
const groups: readonly [FileGroup, RegExp][] = [
  ['image', /\.(jpe?g|png|gif|bmp|webp|svg|tiff?|ico|avif|heic)$/i],
  ['video', /\.(mp4|mov|avi|flv|wmv|mkv|webm|3gp|m4v|mpe?g|ts|mts)$/i],
  ['audio', /\.(mp3|wav|aac|flac|ogg|m4a|wma|opus)$/i],
  ['document', /\.(pdf|docx?|xlsx?|pptx?|txt|csv|md|rtf)$/i],
];

/** Which group a file belongs to: by its extension, else by what the system says it is. */
export function fileGroup(file: { name: string; type?: string }): FileGroup {
  const byName = groups.find(([, pattern]) => pattern.test(file.name))?.[0];
  if (byName) return byName;
  const [, family = ''] = /^(image|video|audio)\//.exec(file.type ?? '') ?? [];
  return (family as FileGroup) || 'other';
}

/**
 * Why a file need not even be sent, or null. The server looks at the bytes themselves, so this only saves people a
 * wait.
 */
export function refuseFile(
  file: { name: string; size: number; type: string },
  { accept = 'both' }: UploadLimits = {},
): string | null {
  if (file.size >= maxBytes) return t.tooLarge;
  if (file.size === 0) return t.empty;
  const group = fileGroup(file);
  if (accept === 'both') return group === 'video' || group === 'image' ? null : t.notMedia;
  return group === accept ? null : accept === 'video' ? t.notVideo : t.notImage;
}

/** The seed's sentence where a video is longer than the form takes, else null. Rounded as the server does. */
export function refuseDuration(durationSeconds: number | null, limits: UploadLimits): string | null {
  const { maxDurationSeconds } = limits;
  if (durationSeconds === null || maxDurationSeconds === undefined) return null;
  // Browsers measure to the container's rounding; the server decides about the last hundredths.
  if (durationSeconds <= maxDurationSeconds + 0.05) return null;
  return t.tooLong(maxDurationSeconds, Math.ceil(durationSeconds));
}

/** For the file chooser. */
export function acceptOf({ accept = 'both' }: UploadLimits): string {
  return accept === 'both' ? 'video/*,image/*' : `${accept}/*`;
}
