import type { MixcutResults } from '../../contracts/mixcut.ts';
import { filmSize } from '../../contracts/script.ts';
import { buildPicture } from '../../media/timeline/buildPicture.ts';
import { made, type StepBody } from '../steps/runStep.ts';

const FILM_FPS = 30;

/** 镜头合成: the picture track of the timeline; nothing is encoded here. */
export const mergeScenes: StepBody<MixcutResults['picture_track']> = async (work) => {
  const { layout, resolution } = work.input;
  const result = buildPicture({
    scenes: made(work, 'script_details').scenes,
    speech: made(work, 'audio_files').scenes,
    ...filmSize(layout, resolution),
    fps: FILM_FPS,
  });
  return { result, engine: null };
};
