import type { EditableClip } from './stepResults.ts';

interface ShownClip {
  readonly materialNumber: number;
  readonly clipNumber: number | null | undefined;
  readonly startMs: number;
}

/** The picture that belongs to a clip of the raw result: same material, same clip, same beginning. */
export function findClip<Clip extends ShownClip>(
  shown: readonly Clip[],
  wanted: EditableClip,
): Clip | undefined {
  return shown.find(
    (clip) =>
      clip.materialNumber === wanted.materialId &&
      (clip.clipNumber ?? null) === wanted.clipId &&
      clip.startMs === wanted.startMs,
  );
}
