import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Enough to tell what is shown; vendors count larger pictures as more. */
const LONGEST_SIDE = 640;
const JPEG_QUALITY = 78;

/** A frame as a small JPEG; null where its file is not there or broken, as at the torn end of a film. */
export async function framePicture(path: string): Promise<Uint8Array | null> {
  try {
    return await sharp(await readFile(path))
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
}
