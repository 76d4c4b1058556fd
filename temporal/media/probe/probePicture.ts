import type { MediaProbe } from '../../contracts/media.ts';
import type { MediaTools } from '../tools.ts';
import type { Sniffed } from './containers.ts';
import { MediaRejected } from './errors.ts';
import { LARGEST_PICTURE_PIXELS, openPicture, rejectDamaged } from './picture.ts';
import { SMALLEST_SIDE } from './probeVideo.ts';

/** Reads the header first, then decodes the whole picture once, small, to prove that it can be. */
export async function probePicture(tools: MediaTools, path: string, sniffed: Sniffed): Promise<MediaProbe> {
  const picture = await openPicture(tools, path, sniffed);
  const { autoOrient } = await rejectDamaged(picture.metadata());
  const { width, height } = autoOrient;
  if (width * height > LARGEST_PICTURE_PIXELS) {
    throw new MediaRejected('too-many-pixels', 'image', `${width}×${height}`);
  }
  if (Math.min(width, height) < SMALLEST_SIDE) {
    throw new MediaRejected('too-small', 'image', `${width}×${height}`);
  }
  await rejectDamaged(picture.clone().resize(32, 32, { fit: 'fill' }).raw().toBuffer());
  return {
    mediaType: 'image',
    container: sniffed.container,
    width,
    height,
    durationMs: 0,
    fps: 0,
    videoCodec: sniffed.container,
    audioCodec: null,
  };
}
