import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';

let jieba: Jieba | undefined;

/** Chinese words; the dictionary is loaded on first use (0.25 s, 35 MB). */
export function segmentWords(han: string): string[] {
  jieba ??= Jieba.withDict(dict);
  return jieba.cut(han, true);
}
