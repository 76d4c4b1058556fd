import type { SceneLook } from '../../contracts/insight.ts';
import type { Shot } from '../../contracts/media.ts';
import { ANALYSIS_VERSION } from '../../media/analysis/analyze.ts';
import { describeShot } from '../../media/analysis/describeShot.ts';
import type { VisionProvider } from './types.ts';

/** Bumped when the same shot would get other words. */
const WORDS_VERSION = 2;

/** Says what was measured, and nothing of what was not seen. */
export const measuredLooks: VisionProvider = {
  // Looks belong to shots by their place, so those of another division of the film are not theirs.
  engine: () => `measured-${WORDS_VERSION}.${ANALYSIS_VERSION}`,
  framesPerShot: 0,
  look: async ({ shots }) => shots.map(({ shot }) => measuredLook(shot)),
};

/** What the figures of a shot say in plain Chinese; background and objects nobody has seen. */
export function measuredLook(shot: Shot): SceneLook {
  return {
    visualDescription: `${describeShot(shot)}（根据画面测量）`,
    lighting: `${lightWords(shot.brightness)}（按平均亮度 ${Math.round(shot.brightness * 100)}%）`,
    cameraShot: shot.endMs === shot.startMs ? '' : `${motionWords(shot.motion)}（按运动量）`,
    background: '',
    sceneObjects: [],
    basis: 'measured',
  };
}

function lightWords(brightness: number): string {
  if (brightness < 0.12) return '画面很暗';
  if (brightness < 0.3) return '画面偏暗';
  return brightness > 0.58 ? '画面明亮' : '亮度适中';
}

/** Whether the camera or what it shows moves cannot be told from the amount alone, so neither is said. */
function motionWords(motion: number): string {
  if (motion < 0.05) return '画面几乎不动';
  if (motion < 0.2) return '画面变化较少';
  return motion > 0.4 ? '画面变化较多' : '画面变化适中';
}
