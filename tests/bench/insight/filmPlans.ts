import { join } from 'node:path';
import type { MediaTools } from '../../../temporal/media/tools.ts';
import { drawnFootage, realFootage, restlessFootage } from './footageOf.ts';
import type { FilmPlan } from './makeFilm.ts';
import { SCRIPTS } from './scripts.ts';

const LANDSCAPE = { width: 1280, height: 720, fps: 30 };
const PORTRAIT = { width: 720, height: 1280, fps: 30 };
const SMALL = { width: 854, height: 480, fps: 25 };

/** The films that are made: clean and restless pictures, both shapes, four voices, with and without music. */
export async function filmPlans(tools: MediaTools, folder: string, from?: string): Promise<FilmPlan[]> {
  const drawn = await drawnFootage(tools, join(folder, 'drawn'));
  const restless = await restlessFootage(tools, join(folder, 'restless'), 8);
  const plan = (
    name: string,
    size: FilmPlan['size'],
    script: keyof typeof SCRIPTS,
    voice: string,
    music: boolean,
    footage: FilmPlan['footage'],
  ): FilmPlan => ({ name, size, script: SCRIPTS[script], voice, music, footage });
  return [
    plan('drawings, landscape', LANDSCAPE, 'fountain', 'zf_xiaoxiao', true, drawn),
    plan('drawings, portrait', PORTRAIT, 'tea', 'zm_yunyang', true, drawn),
    plan('restless, small', SMALL, 'jacket', 'zf_xiaoyi', false, restless),
    plan('restless, portrait', PORTRAIT, 'kitchen', 'zm_yunjian', true, restless),
    ...(from
      ? [
          plan(
            'real, landscape',
            LANDSCAPE,
            'kitchen',
            'zf_xiaoni',
            true,
            await realFootage(tools, from, join(folder, 'real')),
          ),
          plan(
            'real, portrait',
            PORTRAIT,
            'jacket',
            'zm_yunxi',
            true,
            await realFootage(tools, from, join(folder, 'real-2')),
          ),
        ]
      : []),
  ];
}
