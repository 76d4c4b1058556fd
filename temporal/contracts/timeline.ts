import type { MediaType } from './media.ts';

/**
 * The one description of a film between deciding and drawing: plain JSON, inspectable, editable.
 * Steps 4–6 fill it (picture, sound, captions); step 7 renders it in one pass and decides nothing.
 *
 * Picture is counted in frames of `fps`, because cuts fall on frames; sound and captions in milliseconds of
 * the film. All ranges are half open. Sources are storage keys, never paths or addresses.
 */
export interface Timeline {
  version: 1;
  width: number;
  height: number;
  fps: number;
  totalFrames: number;
  picture: PictureSegment[];
  sound: SoundTrack;
  captions: Caption[];
  captionStyle: CaptionStyle;
  /** The visible AI label; the law asks for ≥ 2 s and ≥ 5 % of the short side. */
  label: { text: string; startMs: number; endMs: number };
}

/** Picture between two sentences; what a script's length has beside its words. */
export const SCENE_BREATH_MS = 350;

export interface PictureSegment {
  sceneNumber: number;
  sourceKey: string;
  mediaType: MediaType;
  /** Where in the source it starts; images: 0. */
  sourceStartMs: number;
  /** How much of the source is used; images: 0. sourceDurationMs / speed covers the frames, the rest is held. */
  sourceDurationMs: number;
  /** 1 = as shot; 0.77–1 = slowed to fill. */
  speed: number;
  /** Length on screen in frames, transition into this segment included. */
  frames: number;
  /** cover crops to the film's shape; blur shows all of it over its own blurred enlargement. */
  fit: 'cover' | 'blur';
  /** Slow move over a still or near-still picture. */
  motion: 'none' | 'zoom-in' | 'zoom-out' | 'pan-left' | 'pan-right';
  /** How it follows the segment before it; `frames` overlap with the end of that one. The first has 'cut'. */
  transition: { kind: 'cut' | 'fade' | 'slide' | 'wipe'; frames: number };
}

export interface SoundTrack {
  voice: Array<{
    sceneNumber: number;
    audioKey: string;
    startMs: number;
    durationMs: number;
    gainDb: number;
  }>;
  /** Looped with cross-fades over the whole film and ducked under the voice. */
  music: {
    audioKey: string;
    name: string;
    gainDb: number;
    duckDb: number;
    fadeInMs: number;
    fadeOutMs: number;
  } | null;
  targetLufs: number;
  truePeakDb: number;
}

export interface Caption {
  sceneNumber: number;
  /** One or two lines, already broken. */
  lines: string[];
  startMs: number;
  endMs: number;
}

export interface CaptionStyle {
  fontSizePx: number;
  /** Distance of the last line's bottom from the picture's bottom. */
  marginBottomPx: number;
  marginSidePx: number;
  maxCharsPerLine: number;
}

/** What the picture track shows while the transitions overlap: frames on screen minus the overlaps. */
export function pictureFrames(picture: PictureSegment[]): number {
  return picture.reduce((sum, segment) => sum + segment.frames - segment.transition.frames, 0);
}
