import { join } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { contentKey } from '../../../server/platform/storage/keys.ts';
import type { FilmLanguage } from '../../contracts/script.ts';
import type { Speech } from '../../contracts/speech.ts';
import { speechKey } from '../../providers/voice/voiceProvider.ts';
import type { Work } from '../work.ts';
import type { WorkerApp } from '../workerApp.ts';

const SPEED = 1;

/** The same sentence in the same voice is spoken once and found by its content from then on, by everybody. */
export async function speakOnce(
  app: WorkerApp,
  sentence: { text: string; voice: string; language: FilmLanguage },
  { signal, workDir }: Work,
): Promise<Speech> {
  const engineVersion = app.voices.engineFor(sentence.voice).version;
  const hash = speechKey({ ...sentence, speed: SPEED, engineVersion });
  const audioKey = contentKey('speech', hash, 'wav');
  const factsKey = contentKey('speech', hash, 'json');
  // The facts are written last: where they are, the sound is too.
  if (await app.storage.head(factsKey)) {
    const { stream } = await app.storage.get(factsKey, { signal });
    return (await json(stream)) as Speech;
  }
  const outPath = join(workDir, `${hash}.wav`);
  const spoken = await app.voices.speak({ ...sentence, speed: SPEED, outPath, signal });
  const { engine, durationMs, clauses } = spoken;
  const speech: Speech = {
    text: sentence.text,
    voice: sentence.voice,
    engine,
    audioKey,
    durationMs,
    clauses,
  };
  await app.storage.putFile(audioKey, outPath, { signal });
  await app.storage.put(factsKey, Readable.from([JSON.stringify(speech)]), { signal });
  return speech;
}
