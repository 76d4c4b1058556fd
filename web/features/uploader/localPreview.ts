import { fileGroup } from './checkFile.ts';

export interface LocalPreview {
  /** A small picture of the file, as a data address; null where this browser cannot show it. */
  posterUrl: string | null;
  durationSeconds: number | null;
}

const posterPx = 96;
const patienceMs = 8_000;
const nothing: LocalPreview = { posterUrl: null, durationSeconds: null };

/**
 * Looks at a file before it is sent. What this browser cannot play is no reason to refuse it: the server knows more
 * formats, and decides.
 */
export async function previewFile(file: File): Promise<LocalPreview> {
  const group = fileGroup(file);
  if (group !== 'image' && group !== 'video') return nothing;
  const url = URL.createObjectURL(file);
  const patience = new Promise<LocalPreview>((resolve) => setTimeout(resolve, patienceMs, nothing));
  try {
    return await Promise.race([group === 'image' ? ofImage(url) : ofVideo(url), patience]);
  } catch {
    return nothing;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function ofImage(url: string): Promise<LocalPreview> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return { posterUrl: draw(image, image.naturalWidth, image.naturalHeight), durationSeconds: null };
}

async function ofVideo(url: string): Promise<LocalPreview> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  video.src = url;
  try {
    await happened(video, 'loadedmetadata');
    const durationSeconds = Number.isFinite(video.duration) ? video.duration : null;
    // Films like to begin with black.
    video.currentTime = Math.min(1, (durationSeconds ?? 0) / 4);
    const posterUrl = await happened(video, 'seeked').then(
      () => draw(video, video.videoWidth, video.videoHeight),
      () => null,
    );
    return { posterUrl, durationSeconds };
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

function happened(video: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('cannot be played here')), { once: true });
  });
}

/** The middle square, small: a data address of two or three kilobytes. */
function draw(source: CanvasImageSource, width: number, height: number): string | null {
  const side = Math.min(width, height);
  if (side === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = posterPx;
  canvas.height = posterPx;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.drawImage(source, (width - side) / 2, (height - side) / 2, side, side, 0, 0, posterPx, posterPx);
  return canvas.toDataURL('image/jpeg', 0.7);
}
