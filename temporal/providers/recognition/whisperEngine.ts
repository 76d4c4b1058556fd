import { setPriority } from 'node:os';
import { basename, dirname } from 'node:path';
import {
  AutoProcessor,
  AutoTokenizer,
  env,
  LogitsProcessor,
  LogitsProcessorList,
  type PreTrainedTokenizer,
  type Processor,
  Tensor,
  WhisperForConditionalGeneration,
} from '@huggingface/transformers';
import { serveEngine } from '../enginehost/serveEngine.ts';
import { SURELY_NO_SPEECH } from './invented.ts';
import { logProbabilityOf, probabilityAmong } from './logits.ts';
import { splitAtTimes, type TokenIds } from './whisperTokens.ts';

/** The child process that holds the recogniser. Argument: pack folder. */

const [folder = ''] = process.argv.slice(2);
env.allowRemoteModels = false;
env.localModelPath = dirname(folder);
// Nobody waits for it: whoever renders a film meanwhile gets the processor.
setPriority(10);

/** Of these languages one is chosen; noise otherwise becomes Javanese. */
const LANGUAGES = ['zh', 'en', 'ja', 'ko'];
const MOST_TOKENS_PER_SECOND = 14;
const MOST_TOKENS = 400;

interface Loaded {
  processor: Processor;
  tokenizer: PreTrainedTokenizer;
  model: WhisperForConditionalGeneration;
  ids: TokenIds;
}
let loaded: Promise<Loaded> | undefined;

export interface WhisperAnswer {
  /** Times in milliseconds from the beginning of the samples. */
  segments: Array<{ startMs: number; endMs: number; text: string }>;
  language: string;
  /** 0–1. */
  noSpeech: number;
  meanLogProbability: number;
}

async function load(): Promise<Loaded> {
  const name = basename(folder);
  const [processor, tokenizer, model] = await Promise.all([
    AutoProcessor.from_pretrained(name),
    AutoTokenizer.from_pretrained(name),
    WhisperForConditionalGeneration.from_pretrained(name, { dtype: 'q8', device: 'cpu' }),
  ]);
  const id = (token: string) => tokenizer.encode(token, { add_special_tokens: false })[0]!;
  const ids = {
    start: id('<|startoftranscript|>'),
    endOfText: id('<|endoftext|>'),
    noSpeech: id('<|nocaptions|>'),
    firstTime: id('<|notimestamps|>') + 1,
    languages: LANGUAGES.map((language) => id(`<|${language}|>`)),
  };
  return { processor, tokenizer, model: model as WhisperForConditionalGeneration, ids };
}

/** Writes down how sure each choice was; changes nothing. */
class SurenessMeter extends LogitsProcessor {
  readonly logProbabilities: number[] = [];

  override _call(_inputIds: bigint[][], logits: Tensor): Tensor {
    this.logProbabilities.push(logProbabilityOf(logits.data as Float32Array));
    return logits;
  }
}

/** @param samples at most 30 s of 16 kHz mono in −1…1 */
async function hear({ samples, language }: { samples: Float32Array; language: string | null }) {
  loaded ??= load();
  const { processor, tokenizer, model, ids } = await loaded;
  const { input_features } = (await processor(samples)) as { input_features: Tensor };
  const encoder_outputs = await encode(model, input_features);
  const first = await firstLogits(model, encoder_outputs, ids.start);
  const noSpeech = probabilityAmong(first, ids.noSpeech);
  const chosen = language ?? LANGUAGES[mostLikely(first, ids.languages)]!;
  // In silence the model only repeats itself, and takes long to.
  if (noSpeech > SURELY_NO_SPEECH)
    return { segments: [], language: chosen, noSpeech, meanLogProbability: 0 } satisfies WhisperAnswer;
  const meter = new SurenessMeter();
  const processors = new LogitsProcessorList();
  processors.push(meter);
  const seconds = samples.length / 16_000;
  // The published types ask for what has defaults.
  const options = {
    inputs: input_features,
    encoder_outputs,
    logits_processor: processors,
    language: chosen,
    task: 'transcribe',
    return_timestamps: true,
    // Without a limit of its own the library goes on listening in the silence behind a short piece.
    max_new_tokens: Math.min(MOST_TOKENS, Math.round(20 + seconds * MOST_TOKENS_PER_SECOND)),
    no_repeat_ngram_size: 4,
    repetition_penalty: 1.1,
  } as unknown as Parameters<typeof model.generate>[0];
  const sequence = (await model.generate(options)) as Tensor;
  const tokens = Array.from(sequence.data as BigInt64Array, Number);
  const answer: WhisperAnswer = {
    segments: splitAtTimes(tokens, ids, seconds * 1000).map(({ startMs, endMs, tokens: part }) => ({
      startMs,
      endMs,
      text: tokenizer.decode(part, { skip_special_tokens: true }),
    })),
    language: chosen,
    noSpeech,
    meanLogProbability: mean(meter.logProbabilities),
  };
  return answer;
}

/** The larger half of the work, done once for both questions; the library has no public name for it. */
async function encode(model: WhisperForConditionalGeneration, features: Tensor): Promise<Tensor> {
  const { encoder_outputs } = await model._prepare_encoder_decoder_kwargs_for_generation({
    inputs_tensor: features,
    model_inputs: { input_features: features },
    model_input_name: 'input_features',
    generation_config: model.generation_config,
  });
  return encoder_outputs as Tensor;
}

/** What the model would say first: its language, or that nobody speaks. */
async function firstLogits(
  model: WhisperForConditionalGeneration,
  encoder_outputs: Tensor,
  start: number,
): Promise<Float32Array> {
  const decoder_input_ids = new Tensor('int64', BigInt64Array.of(BigInt(start)), [1, 1]);
  const { logits } = (await model({ encoder_outputs, decoder_input_ids })) as { logits: Tensor };
  return logits.data as Float32Array;
}

function mostLikely(logits: Float32Array, ids: number[]): number {
  return ids.reduce((best, id, index) => (logits[id]! > logits[ids[best]!]! ? index : best), 0);
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

const methods = { hear };
export type WhisperMethods = typeof methods;

serveEngine(methods);
