import type { DecomposeResult, FilmScene } from '../../../contracts/insight.ts';
import { modelEngineName } from '../../ai/model.ts';
import { summarise } from '../summarise.ts';
import { type AnsweredOnce, askedAnew, type DecomposedFilm, type Judge, type Judged } from '../types.ts';
import { equalParts } from './equalParts.ts';
import { modelStructure } from './modelStructure.ts';
import { rolesOf } from './roles.ts';

/**
 * Takes a film apart: at its own cuts or in equal parts, each scene with its part in the story. A configured model
 * names the parts and tells the film in short; without one the rule does, and title and content are the film's words.
 * @throws AiError where the model was asked and did not answer.
 */
export async function decompose(
  { reading, request }: DecomposedFilm,
  judge: Judge,
  signal: AbortSignal,
  once: AnsweredOnce = askedAnew,
): Promise<Judged<DecomposeResult>> {
  const { product, isAnalysis, skipVisualAnalysis, sceneMethod } = request;
  const found = sceneMethod === 'interval' ? equalParts(reading) : reading.scenes;
  const scenes = found.map((scene) => (skipVisualAnalysis ? withoutLook(scene) : scene));
  const told =
    isAnalysis && judge ? await modelStructure({ scenes, reading, product }, judge, signal, once) : null;
  const roles = isAnalysis ? rolesOf(scenes, product) : [];
  const engine = skipVisualAnalysis ? reading.engines.pass : reading.engines.looking;
  return {
    result: {
      overview: {
        title: told?.title || titleOf(reading.speech[0]?.text || reading.subtitle, reading.videoName),
        mainContent: told?.mainContent || summarise(reading),
        totalScenes: scenes.length,
        totalDurationMs: reading.probe.durationMs,
        basis: told ? 'model' : 'measured',
      },
      scenes: scenes.map((scene, index) => ({
        ...scene,
        sceneNumber: index + 1,
        role: told?.roles[index] ?? roles[index] ?? '',
        // Where nobody speaks, the captions say it.
        narration: scene.asr || scene.subtitle.replaceAll('\n', ' '),
      })),
      reading: { ...reading, scenes },
    },
    engine: told && judge ? `${engine} + ${modelEngineName(judge)}` : engine,
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
  const title = first.trim();
  // A foreign word is not cut in two.
  const short =
    title.length > 30
      ? title
          .slice(0, 31)
          .replace(/\s+[\w'’-]*$/, '')
          .slice(0, 30)
      : title;
  return short || fileName.replace(/\.\w+$/, '').slice(0, 64);
}
