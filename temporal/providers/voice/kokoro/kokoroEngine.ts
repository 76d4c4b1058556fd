import { existsSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as ort from 'onnxruntime-node';
import { serveEngine } from '../../enginehost/serveEngine.ts';
import { toFloat32Model } from './floatModel.ts';

/** The child process that holds the Kokoro model. Arguments: pack folder, number of threads. */

const SAMPLE_RATE = 24_000;
const STYLE_SIZE = 256;
const MAX_SYMBOLS = 510;

const [folder = '', threads = '2'] = process.argv.slice(2);
let session: Promise<ort.InferenceSession> | undefined;
const voices = new Map<string, Float32Array>();

function loadVoice(voice: string): Float32Array {
  const known = voices.get(voice);
  if (known) return known;
  if (!/^[a-z]{2}_[a-z]+$/.test(voice)) throw new Error(`no voice ${voice}`);
  const bytes = readFileSync(join(folder, 'voices', `${voice}.bin`));
  const styles = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  voices.set(voice, styles);
  return styles;
}

/** The 32-bit model is made once and kept in the pack's folder (325 MB). */
async function loadModel(): Promise<ort.InferenceSession> {
  const path = join(folder, 'kokoro-fp32.onnx');
  if (!existsSync(path)) {
    const fresh = `${path}.${process.pid}`;
    await writeFile(fresh, toFloat32Model(await readFile(join(folder, 'kokoro-fp16.onnx'))));
    await rename(fresh, path);
  }
  return ort.InferenceSession.create(path, { intraOpNumThreads: Number(threads) });
}

async function speak({ ids, voice, speed }: { ids: number[]; voice: string; speed: number }) {
  if (ids.length === 0 || ids.length > MAX_SYMBOLS) throw new Error(`${ids.length} symbols in one call`);
  session ??= loadModel();
  const model = await session;
  // A voice has one style for every length of input.
  const row = Math.min(ids.length, MAX_SYMBOLS - 1) * STYLE_SIZE;
  const style = loadVoice(voice).slice(row, row + STYLE_SIZE);
  const padded = BigInt64Array.from([0, ...ids, 0].map(BigInt));
  const inputs = model.inputNames.includes('tokens') ? 'tokens' : 'input_ids';
  const result = await model.run({
    [inputs]: new ort.Tensor('int64', padded, [1, padded.length]),
    style: new ort.Tensor('float32', style, [1, STYLE_SIZE]),
    speed: new ort.Tensor('float32', [speed], [1]),
  });
  const wave = result[model.outputNames[0]!]!.data as Float32Array;
  if (wave.some(Number.isNaN)) throw new Error('the model gave no sound for this sentence');
  // A copy: the tensor's own memory may be larger and is reused.
  return { samples: Float32Array.from(wave), sampleRate: SAMPLE_RATE };
}

const methods = { speak };
export type KokoroMethods = typeof methods;

serveEngine(methods);
