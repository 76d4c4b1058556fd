import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';

export interface TaggedWord {
  word: string;
  /** Part of speech as in the ICTCLAS set: n noun, v verb, a adjective, m number, eng Latin, x punctuation … */
  tag: string;
}

let instance: Jieba | undefined;
/** The dictionary takes 0.4 s to load, so the first use pays and the rest share. */
function jieba(): Jieba {
  instance ??= Jieba.withDict(dict);
  return instance;
}

/** Cuts a text into words with their parts of speech; concatenated they give the text back. */
export function tagWords(text: string): TaggedWord[] {
  return jieba().tag(text, true);
}

const STOP_WORDS = new Set(
  (
    '我们 你们 他们 她们 它们 自己 这个 那个 这些 那些 这样 那样 什么 怎么 怎样 如何 可以 能够 已经 正在 一个 一款 一种 一条 一下 一些 ' +
    '没有 不是 就是 还是 但是 因为 所以 如果 以及 或者 并且 而且 然后 其中 非常 十分 比较 更加 画面 镜头 视频 素材 特写 近景 中景 远景 全景 ' +
    '展示 出现 呈现 看到 看看 大家 朋友 时候 现在 今天 每天 地方 东西 感觉 来说 起来 一起 这里 那里 人 ' +
    'the a an and or of to in on for with is are was were be it its this that these those you your we our they their at by from as not no can will video clip shot img mov mp4 jpg png'
  ).split(' '),
);

/**
 * The words of a text that carry meaning, lower-cased, each once: Chinese words of two and more characters and
 * their parts, single characters only where they are nouns (花, 猫), and Latin words reduced from their plural.
 */
export function contentWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const { word, tag } of tagWords(text)) {
    if (word.length === 1 && tag.startsWith('n') && /\p{Script=Han}/u.test(word)) words.add(word);
  }
  for (const raw of jieba().cutForSearch(text.normalize('NFKC').toLowerCase(), true)) {
    const word = /^[a-z]{4,}s$/.test(raw) && !raw.endsWith('ss') ? raw.slice(0, -1) : raw;
    const meaningful = /\p{Script=Han}{2,}/u.test(word) || /^[a-z][a-z0-9]{1,}$/.test(word);
    if (meaningful && !STOP_WORDS.has(word)) words.add(word);
  }
  for (const word of words) if (STOP_WORDS.has(word)) words.delete(word);
  return words;
}
