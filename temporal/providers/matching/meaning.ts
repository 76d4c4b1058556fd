import { contentWords, wholeWords } from '../script/words.ts';
import { ANCHOR_TEXTS, calibrateNearness } from './calibration.ts';
import type { ClipInfo, EmbedTexts, SceneQuery } from './types.ts';

export type TextField = keyof ClipInfo['texts'];
/** What of a scene met the clip: the sentence itself, or what the script wants to be seen. */
export type QueryField = 'narration' | 'visualDescription';

/** How far a text can be trusted to say what is seen: a tag was given on purpose, a file name often was not. */
const FIELD_WEIGHTS: Record<TextField, number> = {
  tags: 1,
  description: 1,
  onScreen: 0.9,
  spoken: 0.9,
  materialName: 0.85,
};
const FIELDS = Object.keys(FIELD_WEIGHTS) as TextField[];

/** What is to be seen counts nearly as much as what is said … */
const VISUAL_WEIGHT = 0.75;
/** … but a picture that has nothing to do with the sentence stays a makeshift, however well it was asked for. */
const VISUAL_GAIN = 0.2;
/** From here on the sentence itself is reason enough. */
const SENTENCE_ENOUGH = 0.45;
/** A word in common counts little where the sense says no, and fully where it agrees. */
const WORD_SHARE = 0.65;
const WORD_SHARE_WITHOUT_SENSE = 0.3;

export interface Meaning {
  /** 0–1: below 0.2 unrelated, from 0.5 clearly related. */
  value: number;
  /** What of the scene and which text of the clip carried it; null where nothing fits. */
  met: { query: QueryField; field: TextField; text: string } | null;
  /** Whole content words in both, best first; empty where only the sense is near. */
  sharedWords: SharedWord[];
}

/** 花 of a sentence met 花朵 of a clip; mostly the two are the same. */
export interface SharedWord {
  asked: string;
  found: string;
}

interface Words {
  all: Set<string>;
  whole: Set<string>;
}

interface Query extends Words {
  field: QueryField;
  text: string;
}

interface Document extends Words {
  field: TextField;
  text: string;
}

const NOTHING: Meaning = { value: 0, met: null, sharedWords: [] };

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
  const queries = scenes.map(sceneQueries);
  const documents = clips.map(clipDocuments);
  const texts = [...queries.flat(), ...documents.flat()].map(({ text }) => text);
  const { nearness, engine } = await measureNearness(texts, embed, signal);
  signal?.throwIfAborted();

  const weightOf = wordWeights(documents);
  const compare = (query: Query, document: Document): Meaning => {
    const shared = sharedWords(query, document, weightOf);
    const overlap = Math.min(
      1,
      shared.reduce((sum, { weight }) => sum + weight, 0) / fullWeight(query, weightOf),
    );
    const near = nearness?.(query.text, document.text) ?? null;
    const value = FIELD_WEIGHTS[document.field] * blend(near, overlap);
    return {
      value,
      met: { query: query.field, field: document.field, text: document.text },
      sharedWords: shared.map(({ asked, found }) => ({ asked, found })),
    };
  };
  const best = (query: Query | undefined, texts: Document[]) =>
    query ? texts.map((document) => compare(query, document)).reduce(better, NOTHING) : NOTHING;
  const table = queries.map((own) => {
    const narration = own.find(({ field }) => field === 'narration');
    const visual = own.find(({ field }) => field === 'visualDescription');
    return documents.map((texts) => {
      const said = best(narration, texts);
      const seen = best(visual, texts);
      const seenValue = Math.min(VISUAL_WEIGHT * seen.value, said.value + VISUAL_GAIN);
      if (said.value >= SENTENCE_ENOUGH) return { ...said, value: Math.max(said.value, seenValue) };
      return better(said, { ...seen, value: seenValue });
    });
  });
  return { meaningOf: (scene, clip) => table[scene]![clip]!, engine };
}

function better(a: Meaning, b: Meaning): Meaning {
  return b.value > a.value ? b : a;
}

/** How near two texts are, 0–1, by an engine; null where there is none. */
async function measureNearness(texts: string[], embed: EmbedTexts | null, signal?: AbortSignal) {
  if (!embed) return { nearness: null, engine: '词语匹配' };
  const wanted = [...new Set([...texts, ...ANCHOR_TEXTS])];
  const embedded = await embed(wanted, signal);
  if (embedded.vectors.length !== wanted.length)
    throw new Error('embed must return one vector for every text');
  const vectors = new Map(wanted.map((text, index) => [text, unit(embedded.vectors[index]!)]));
  const cosine = (a: string, b: string) => dot(vectors.get(a)!, vectors.get(b)!);
  const scale = calibrateNearness(cosine);
  return {
    nearness: scale,
    engine: `${embedded.engine} + 词语匹配`,
  };
}

function blend(nearness: number | null, overlap: number): number {
  if (nearness === null) return 1 - (1 - overlap) ** 2;
  const trust = WORD_SHARE_WITHOUT_SENSE + (1 - WORD_SHARE_WITHOUT_SENSE) * nearness;
  return nearness + (1 - nearness) * WORD_SHARE * overlap * trust;
}

function sceneQueries({ narration, visualDescription }: SceneQuery): Query[] {
  return [
    { field: 'narration' as const, text: narration.trim() },
    { field: 'visualDescription' as const, text: visualDescription.trim() },
  ]
    .filter(({ text }) => text.length > 0)
    .map((query) => ({ ...query, all: contentWords(query.text), whole: wholeWords(query.text) }));
}

function clipDocuments(clip: ClipInfo): Document[] {
  return FIELDS.map((field) => {
    const value = clip.texts[field];
    const text = (typeof value === 'string' ? value : value.join('、')).trim();
    return { field, text, all: contentWords(text), whole: wholeWords(text) };
  }).filter((document) => document.text.length > 0);
}

/** Rare words tell clips apart, words that stand in every clip do not. */
function wordWeights(documents: Document[][]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const texts of documents) {
    const words = new Set(texts.flatMap((document) => [...document.all]));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const total = documents.length;
  return (word) =>
    Math.log(1 + (total + 1) / ((counts.get(word) ?? 0) + 0.5)) * (word.length === 1 ? 0.7 : 1);
}

/** Three words that are all found are as good as a text that is found whole. */
function fullWeight(query: Query, weightOf: (word: string) => number): number {
  const weights = [...query.whole].map(weightOf).sort((a, b) => b - a);
  return Math.max(
    weights.slice(0, 3).reduce((sum, weight) => sum + weight, 0),
    1e-9,
  );
}

function sharedWords(query: Query, text: Document, weightOf: (word: string) => number) {
  const shared: Array<SharedWord & { weight: number }> = [];
  for (const word of query.all) {
    // 水机, a piece of both 饮水机 and 热水机, is no word that they share.
    if (text.all.has(word) && (text.whole.has(word) || query.whole.has(word))) {
      shared.push({ asked: word, found: word, weight: weightOf(word) });
    } else if (word.length === 1) {
      // 花 speaks of 花朵 and 樱花 too, though less surely.
      const longer = [...text.whole].find(
        (other) => other.length === 2 && (other.startsWith(word) || other.endsWith(word)),
      );
      if (longer) shared.push({ asked: word, found: longer, weight: weightOf(word) * 0.5 });
    }
  }
  // 饮水机 says it already; 饮水 beside it would count the same twice.
  return shared
    .filter(({ asked }) => !shared.some((other) => other.asked !== asked && other.asked.includes(asked)))
    .sort((a, b) => b.weight - a.weight || (a.asked < b.asked ? -1 : 1));
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
