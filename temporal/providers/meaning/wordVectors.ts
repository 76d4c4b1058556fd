import { createHash } from 'node:crypto';
import { segmentWords } from '../voice/text/segmentWords.ts';
import { toUnit } from './types.ts';

const SIZE = 1024;
const BIGRAM_WEIGHT = 0.5;
/** Words that say nothing of what is meant. */
const STOP_WORDS = new Set(
  '的 了 是 在 和 与 也 都 就 而 及 着 把 被 让 给 对 从 到 这 那 我 你 您 他 她 它 们 我们 你们 他们 一个 一款 一种 有 没有 不 很 吧 吗 呢 啊 哦 the a an of to and in on is are was were for with it this that you we i'.split(
    ' ',
  ),
);

/** The plain engine: words and pairs of characters, hashed to places of a vector. Equal words meet, synonyms do not. */
export function wordVector(text: string): Float32Array {
  const vector = new Float32Array(SIZE);
  const runs =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? [];
  for (const run of runs) {
    const han = /^\p{Script=Han}/u.test(run);
    for (const word of han ? segmentWords(run) : [run]) if (!STOP_WORDS.has(word)) add(vector, word, 1);
    if (!han) continue;
    for (let at = 0; at + 1 < run.length; at += 1) add(vector, `2:${run.slice(at, at + 2)}`, BIGRAM_WEIGHT);
  }
  return toUnit(vector);
}

/** Place and sign come from the hash: collisions cancel out on average. */
function add(vector: Float32Array, feature: string, weight: number): void {
  const hash = createHash('sha1').update(feature).digest();
  const place = hash.readUInt32LE(0) % SIZE;
  vector[place]! += hash[4]! & 1 ? weight : -weight;
}
