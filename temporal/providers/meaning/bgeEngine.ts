import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Tokenizer } from '@huggingface/tokenizers';
import * as ort from 'onnxruntime-node';
import { serveEngine } from '../enginehost/serveEngine.ts';

/** The child process that holds the sentence model. Argument: pack folder. */

const [folder = ''] = process.argv.slice(2);
/** What the model was trained for, begin and end marks included. */
const MAX_TOKENS = 512;

interface Loaded {
  tokenizer: Tokenizer;
  model: ort.InferenceSession;
}
let loaded: Promise<Loaded> | undefined;

async function load(): Promise<Loaded> {
  const json = JSON.parse(await readFile(join(folder, 'tokenizer.json'), 'utf8')) as object;
  const tokenizer = new Tokenizer(json, { tokenizer_class: 'BertTokenizer', do_lower_case: true });
  const model = await ort.InferenceSession.create(join(folder, 'model.onnx'), { intraOpNumThreads: 1 });
  return { tokenizer, model };
}

/** The first token's vector of each text, not yet of length 1. */
async function embed({ texts }: { texts: string[] }, signal: AbortSignal): Promise<Float32Array[]> {
  loaded ??= load();
  const { tokenizer, model } = await loaded;
  const vectors: Float32Array[] = [];
  // One by one: the int8 model scales by the whole batch, so a batch would make a text's vector depend on others.
  for (const text of texts) {
    signal.throwIfAborted();
    const ids: number[] = tokenizer.encode(text).ids;
    const kept = ids.length > MAX_TOKENS ? [...ids.slice(0, MAX_TOKENS - 1), ids.at(-1)!] : ids;
    const row = (value: (id: number) => number) =>
      new ort.Tensor(
        'int64',
        BigInt64Array.from(kept, (id: number) => BigInt(value(id))),
        [1, kept.length],
      );
    const result = await model.run({
      input_ids: row((id) => id),
      attention_mask: row(() => 1),
      token_type_ids: row(() => 0),
    });
    const states = result[model.outputNames[0]!]!;
    vectors.push(Float32Array.from((states.data as Float32Array).subarray(0, states.dims[2])));
    // Lets a cancel message in.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return vectors;
}

const methods = { embed };
export type BgeMethods = typeof methods;

serveEngine(methods);
