import { randomUUID } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MUSIC_BEDS, type MusicBed } from './beds.ts';
import { BED_SAMPLE_RATE, playBed, type StereoSamples } from './synth.ts';

/** Raised when the same bed would sound different, so that no old file is taken for it. */
const VERSION = 1;

/**
 * The WAV file (48 kHz, stereo, 16 bit, loops without a seam) of a built-in bed, made in about a second the first
 * time it is asked for. Several processes may ask at once.
 */
export async function ensureMusicBed(
  id: MusicBed['id'],
  cacheDir: string,
): Promise<{ path: string; name: string }> {
  const bed = MUSIC_BEDS.find((each) => each.id === id);
  if (!bed) throw new RangeError(`no music bed is called ${id}`);
  const path = join(cacheDir, `music-${id}-v${VERSION}.wav`);
  const there = await stat(path).then(
    () => true,
    () => false,
  );
  if (!there) {
    await mkdir(cacheDir, { recursive: true });
    const partPath = `${path}.${randomUUID()}.part`;
    await writeFile(partPath, toWav(await playBed(bed)));
    await rename(partPath, path);
  }
  return { path, name: bed.name };
}

function toWav({ left, right }: StereoSamples): Buffer {
  const bytes = left.length * 4;
  const wav = Buffer.alloc(44 + bytes);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + bytes, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(2, 22);
  wav.writeUInt32LE(BED_SAMPLE_RATE, 24);
  wav.writeUInt32LE(BED_SAMPLE_RATE * 4, 28);
  wav.writeUInt16LE(4, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(bytes, 40);
  for (let index = 0; index < left.length; index += 1) {
    wav.writeInt16LE(sixteenBit(left[index]!), 44 + index * 4);
    wav.writeInt16LE(sixteenBit(right[index]!), 46 + index * 4);
  }
  return wav;
}

function sixteenBit(sample: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_767)));
}
