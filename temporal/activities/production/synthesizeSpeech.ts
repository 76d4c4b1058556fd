import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { contentKey } from '../../../server/platform/storage/keys.ts';
import type { MixcutResults } from '../../contracts/mixcut.ts';
import type { SceneSpeech, Speech } from '../../contracts/speech.ts';
import { made, type StepBody, type StepWork } from '../steps/runStep.ts';

/** 语音合成 */
export const synthesizeSpeech: StepBody<MixcutResults['audio_files']> = async (work) => {
  const { scenes } = made(work, 'script_result');
  const spoken: SceneSpeech[] = [];
  for (const [index, scene] of scenes.entries()) {
    work.progress({
      fraction: index / scenes.length,
      message: `正在为镜头 ${index + 1}/${scenes.length} 配音`,
    });
    spoken.push({ sceneNumber: scene.sceneNumber, ...(await speakOnce(work, scene.narration, index)) });
  }
  const engines = [...new Set(spoken.map(({ engine }) => engine))];
  return { result: { scenes: spoken, engine: engines.join('、') }, engine: engines.join('、') };
};

/** The same sentence in the same voice is spoken once and found by its content from then on, by everybody. */
async function speakOnce(work: StepWork, text: string, index: number): Promise<Speech> {
  const { app, input, signal, workDir } = work;
  const request = await app.voices.plan({ text, voice: input.voice, language: input.language, speed: 1 });
  const audioKey = contentKey('speech', request.contentHash, 'wav');
  const factsKey = contentKey('speech', request.contentHash, 'json');
  // The facts are written last: where they are, the sound is too.
  if (await app.storage.head(factsKey)) {
    const { stream } = await app.storage.get(factsKey, { signal });
    return (await json(stream)) as Speech;
  }
  const outPath = join(workDir, `scene-${index}.wav`);
  const { durationMs, clauses, engine } = await app.voices.speak({ ...request, outPath, signal });
  const speech: Speech = { text, voice: request.voice, engine, audioKey, durationMs, clauses };
  await app.storage.putFile(audioKey, outPath, { signal });
  await app.storage.put(factsKey, Readable.from([JSON.stringify(speech)]), { signal });
  return speech;
}
