import { contentWords } from '../script/words.ts';
import type { ClipInfo, EmbedTexts, SceneQuery } from './types.ts';

export type TextField = keyof ClipInfo['texts'];

/** How far a text can be trusted to say what is seen: a tag was given on purpose, a file name often was not. */
const FIELD_WEIGHTS: Record<TextField, number> = {
  tags: 1,
  description: 0.95,
  onScreen: 0.85,
  spoken: 0.85,
  materialName: 0.75,
};
const FIELDS = Object.keys(FIELD_WEIGHTS) as TextField[];

export interface Meaning {
  /** 0–1. */
  value: number;
  /** The text that carried it; null where nothing of the clip fits the sentence. */
  field: TextField | null;
  text: string;
  /** Words that stand in both, best first; empty where only the sense is near. */
  sharedWords: string[];
}

interface Document {
  field: TextField;
  text: string;
  words: Set<string>;
  vector: Float32Array | null;
}

const NOTHING: Meaning = { value: 0, field: null, text: '', sharedWords: [] };

/**
 * Compares every scene with every clip: the best of the clip's texts counts, by words in common (rare words
 * weigh more) and, where an engine is given, by the nearness of the sentence vectors.
 *
 * @returns `meaningOf(sceneIndex, clipIndex)` and the engine's name
 * @throws whatever `embed` throws, and its own error where the vectors do not fit the texts
 */
export async function measureMeaning(
  scenes: SceneQuery[],
  clips: ClipInfo[],
  embed: EmbedTexts | null,
  signal?: AbortSignal,
): Promise<{ meaningOf: (scene: number, clip: number) => Meaning; engine: string }> {
  const queries = scenes.map((scene) => ({
    texts: [scene.narration, scene.visualDescription].map((text) => text.trim()).filter(Boolean),
    words: contentWords([scene.narration, scene.visualDescription, ...(scene.objects ?? [])].join('\n')),
  }));
  const documents = clips.map((clip) => clipDocuments(clip));
  const vectors = new Map<string, Float32Array>();
  let engine = '词语匹配';
  if (embed) {
    const texts = [
      ...new Set([
        ...queries.flatMap((query) => query.texts),
        ...documents.flat().map((document) => document.text),
      ]),
    ];
    const embedded = await embed(texts, signal);
    if (embedded.vectors.length !== texts.length)
      throw new Error('embed must return one vector for every text');
    texts.forEach((text, index) => {
      vectors.set(text, unit(embedded.vectors[index]!));
    });
    engine = `${embedded.engine} + 词语匹配`;
    for (const document of documents.flat()) document.vector = vectors.get(document.text) ?? null;
  }
  signal?.throwIfAborted();

  const weightOf = wordWeights(documents);
  const cosines = queries.map((query) => {
    const queryVectors = query.texts
      .map((text) => vectors.get(text))
      .filter((vector) => vector !== undefined);
    const cache = new Map<string, number>();
    return (document: Document) => {
      if (!document.vector || queryVectors.length === 0) return 0;
      const known = cache.get(document.text);
      if (known !== undefined) return known;
      const best = Math.max(...queryVectors.map((vector) => dot(vector, document.vector!)));
      cache.set(document.text, best);
      return best;
    };
  });
  const floor = embed ? unrelatedCosine(cosines, documents) : 0;

  const table = queries.map((query, sceneIndex) => {
    const best3 = [...query.words]
      .map(weightOf)
      .sort((a, b) => b - a)
      .slice(0, 3);
    const full = Math.max(
      best3.reduce((sum, weight) => sum + weight, 0),
      1e-9,
    );
    return documents.map((texts) => {
      let best = NOTHING;
      for (const document of texts) {
        const shared = sharedWords(query.words, document.words, weightOf);
        const overlap = Math.min(1, shared.reduce((sum, { weight }) => sum + weight, 0) / full);
        const nearness = embed ? Math.max(0, (cosines[sceneIndex]!(document) - floor) / (1 - floor)) : 0;
        const value = FIELD_WEIGHTS[document.field] * (embed ? blend(nearness, overlap) : overlap);
        if (value > best.value) {
          const words = shared.map(({ word }) => word);
          best = { value, field: document.field, text: document.text, sharedWords: words };
        }
      }
      return best;
    });
  });
  return { meaningOf: (scene, clip) => table[scene]![clip]!, engine };
}

/** Either sign is enough to be sure; both together are surest. */
function blend(nearness: number, overlap: number): number {
  return Math.min(1, 0.6 * nearness + 0.4 * overlap + 0.25 * Math.max(nearness, overlap));
}

function clipDocuments(clip: ClipInfo): Document[] {
  return FIELDS.map((field) => {
    const value = clip.texts[field];
    const text = (typeof value === 'string' ? value : value.join('、')).trim();
    return { field, text, words: contentWords(text), vector: null };
  }).filter((document) => document.text.length > 0);
}

/** Rare words tell clips apart, words that stand in every clip do not. */
function wordWeights(documents: Document[][]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const texts of documents) {
    const words = new Set(texts.flatMap((document) => [...document.words]));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const total = documents.length;
  return (word) =>
    Math.log(1 + (total + 1) / ((counts.get(word) ?? 0) + 0.5)) * (word.length === 1 ? 0.7 : 1);
}

function sharedWords(query: Set<string>, text: Set<string>, weightOf: (word: string) => number) {
  const shared: Array<{ word: string; weight: number }> = [];
  for (const word of query) {
    if (text.has(word)) {
      shared.push({ word, weight: weightOf(word) });
    } else if (word.length === 1) {
      // 花 speaks of 花朵 and 樱花 too, though less surely.
      const longer = [...text].find(
        (other) => other.length === 2 && (other.startsWith(word) || other.endsWith(word)),
      );
      if (longer) shared.push({ word: longer, weight: weightOf(word) * 0.5 });
    }
  }
  return shared.sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1));
}

/**
 * Sentence models give unrelated pairs 0.3–0.5, each in its own way, so the middle of all pairs is the zero.
 * With hardly any pairs there is no middle to trust, and the usual value of small Chinese models stands in.
 */
function unrelatedCosine(cosines: Array<(document: Document) => number>, documents: Document[][]): number {
  const sample: number[] = [];
  const flat = documents.flat();
  const stride = Math.max(1, Math.floor(flat.length / 400));
  for (const cosineOf of cosines) {
    for (let index = 0; index < flat.length; index += stride) sample.push(cosineOf(flat[index]!));
  }
  if (sample.length < 8) return 0.35;
  sample.sort((a, b) => a - b);
  return Math.min(0.7, Math.max(0, sample[Math.floor(sample.length / 2)]!));
}

function unit(vector: ArrayLike<number>): Float32Array {
  const copy = Float32Array.from(vector);
  const length = Math.sqrt(dot(copy, copy));
  return length > 0 ? copy.map((value) => value / length) : copy;
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += a[index]! * b[index]!;
  return sum;
}
