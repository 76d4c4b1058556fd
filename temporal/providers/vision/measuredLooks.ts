import type { SceneLook } from '../../contracts/insight.ts';
import { describeShot } from '../../media/analysis/describeShot.ts';
import type { VisionProvider } from './types.ts';

/** Says what was measured, and nothing of what was not seen. */
export const measuredLooks: VisionProvider = {
  engine: () => 'measured-1',
  framesPerShot: 0,
  look: async ({ shots }) =>
    shots.map(
      ({ shot }): SceneLook => ({
        visualDescription: `${describeShot(shot)}（根据画面测量）`,
        lighting: '',
        cameraShot: '',
        background: '',
        sceneObjects: [],
        basis: 'measured',
      }),
    ),
};
