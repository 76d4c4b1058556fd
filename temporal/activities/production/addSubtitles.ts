import type { MixcutResults } from '../../contracts/mixcut.ts';
import { buildCaptions } from '../../media/timeline/captions/buildCaptions.ts';
import { captionStyleFor } from '../../media/timeline/captions/captionStyle.ts';
import { msAt } from '../../media/timeline/frames.ts';
import { buildLabel } from '../../media/timeline/label.ts';
import { made, type StepBody } from '../steps/runStep.ts';

/** 字幕添加: captions from the spoken words, and the visible AI label. */
export const addSubtitles: StepBody<MixcutResults['caption_track']> = async (work) => {
  const { width, height, totalFrames, fps } = made(work, 'picture_track');
  const captionStyle = captionStyleFor(width, height);
  const filmMs = msAt(totalFrames, fps);
  const captions = buildCaptions({
    speech: made(work, 'audio_files').scenes,
    voice: made(work, 'sound_track').voice,
    style: captionStyle,
    filmMs,
  });
  return { result: { captions, captionStyle, label: buildLabel(filmMs) }, engine: null };
};
