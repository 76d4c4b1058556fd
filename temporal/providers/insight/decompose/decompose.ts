import type { DecomposeResult } from '../../../contracts/insight.ts';
import type { DecomposedFilm, Judge, Judged } from '../types.ts';

/** Takes a film apart into scenes and their parts in its story. */
export async function decompose(
  { reading }: DecomposedFilm,
  _judge: Judge,
  _signal: AbortSignal,
): Promise<Judged<DecomposeResult>> {
  return {
    result: {
      overview: {
        title: reading.videoName,
        mainContent: reading.asr,
        totalScenes: reading.scenes.length,
        totalDurationMs: reading.probe.durationMs,
      },
      scenes: reading.scenes.map((scene, index) => ({
        ...scene,
        sceneNumber: index + 1,
        role: '',
        narration: scene.asr,
      })),
      reading,
    },
    engine: reading.engines.looking,
  };
}
