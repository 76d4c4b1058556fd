import type { DecomposeResult, FilmScene } from '../../../contracts/insight.ts';
import { summarise } from '../summarise.ts';
import type { DecomposedFilm, Judge, Judged } from '../types.ts';
import { equalParts } from './equalParts.ts';
import { roleOf } from './roles.ts';

/**
 * Takes a film apart: at its own cuts or in equal parts, each scene with its part in the story. Title and content
 * are the film's own words.
 */
export async function decompose(
  { reading, request }: DecomposedFilm,
  _judge: Judge,
  _signal: AbortSignal,
): Promise<Judged<DecomposeResult>> {
  const found = request.sceneMethod === 'interval' ? equalParts(reading) : reading.scenes;
  const scenes = found.map((scene) => (request.skipVisualAnalysis ? withoutLook(scene) : scene));
  const { durationMs } = reading.probe;
  return {
    result: {
      overview: {
        title: titleOf(reading.speech[0]?.text || reading.subtitle, reading.videoName),
        mainContent: summarise(reading),
        totalScenes: scenes.length,
        totalDurationMs: durationMs,
      },
      scenes: scenes.map((scene, index) => ({
        ...scene,
        sceneNumber: index + 1,
        role: request.isAnalysis
          ? roleOf(scene, {
              isFirst: index === 0,
              isLast: index === scenes.length - 1,
              product: request.product,
            })
          : '',
        narration: scene.asr,
      })),
      reading: { ...reading, scenes },
    },
    engine: request.skipVisualAnalysis ? reading.engines.pass : reading.engines.looking,
  };
}

function withoutLook(scene: FilmScene): FilmScene {
  return {
    ...scene,
    visualDescription: '',
    lighting: '',
    cameraShot: '',
    background: '',
    sceneObjects: [],
    basis: 'measured',
  };
}

/** The first thing said, as a title; the file's name where nothing is. */
function titleOf(words: string, fileName: string): string {
  const [first = ''] = words.split(/[。！？!?\n，,]/);
  return first.trim().slice(0, 30) || fileName.replace(/\.\w+$/, '').slice(0, 64);
}
