import type { SceneSpeech } from '../../contracts/speech.ts';
import type { PictureSegment, SoundTrack } from '../../contracts/timeline.ts';
import { PICTURE_DEFAULTS } from './buildPicture.ts';
import { TimelineError } from './errors.ts';
import { msAt, sceneRanges } from './frames.ts';

export interface SoundInput {
  picture: PictureSegment[];
  fps: number;
  speech: SceneSpeech[];
  /** The bed, looped over the film; null for a film without music. */
  music: { audioKey: string; name: string } | null;
  options?: { leadMs?: number; targetLufs?: number };
}

/**
 * The sound track: every voice starts with its scene (the first after the lead), music lies under it.
 * Voice and music are brought to their working loudness when rendering; the gains here are a person's wishes
 * on top of that, in dB. Throws TimelineError where a scene of the picture has no voice.
 */
export function buildSound({ picture, fps, speech, music, options }: SoundInput): SoundTrack {
  const leadMs = options?.leadMs ?? PICTURE_DEFAULTS.leadMs;
  const voice = sceneRanges(picture).map((range, index) => {
    const spoken = speech.find((each) => each.sceneNumber === range.sceneNumber);
    if (!spoken) throw new TimelineError(`镜头 ${range.sceneNumber} 没有配音，无法混音`);
    const startMs = msAt(range.startFrame, fps) + (index === 0 ? leadMs : 0);
    return {
      sceneNumber: range.sceneNumber,
      audioKey: spoken.audioKey,
      startMs,
      durationMs: spoken.durationMs,
      gainDb: 0,
    };
  });
  return {
    voice,
    music: music && { ...music, gainDb: 0, duckDb: 8, fadeInMs: 800, fadeOutMs: 1800 },
    targetLufs: options?.targetLufs ?? -14,
    truePeakDb: -1,
  };
}
