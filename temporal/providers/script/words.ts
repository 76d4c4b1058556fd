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
    '展示 出现 呈现 看到 看看 大家 朋友 时候 现在 今天 每天 地方 东西 感觉 来说 起来 一起 这里 那里 ' +
    '旁边 后面 前面 里面 上面 下面 外面 身边 身上 手里 眼前 四周 周围 中间 低下头 抬起头 点头 转身 变得 变成 显得 成为 ' +
    '进行 使用 需要 觉得 知道 喜欢 希望 开始 结束 继续 放在 坐在 站在 来自 之后 之前 时间 时刻 样子 方面 部分 问题 ' +
    '产品 商品 主角 整体 细节 明亮 平缓 平稳 清晰 偏暗 偏亮 运动 固定 ' +
    'the a an and or of to in on for with is are was were be it its this that these those you your we our they their at by from as not no can will so if then there here have has had do does did what which when how more most very just like one two out up off video clip shot img mov mp4 jpg png'
  ).split(' '),
);
/** Nouns of one character that stand in anything. */
const VAGUE_CHARACTERS = /^[人手心面家头身天年里上下中边时点事话处种样眼口]$/;
/** Numbers, measure words, adverbs, pronouns, prepositions, conjunctions, particles, words of direction. */
const FUNCTION_TAG = /^(?:[mqdrpcufyoekhw]|uj|ul|uv|ud|uz|ug)/;
const SPECIAL_TERMS = /^[a-z][a-z0-9]+$/;

/**
 * The words of a text that carry meaning, lower-cased, each once and whole: Chinese words of two and more
 * characters, single characters only where they are nouns (花, 猫), and Latin words reduced from their plural.
 */
export function wholeWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const { word: raw, tag } of tagWords(text.normalize('NFKC').toLowerCase())) {
    const word = /^[a-z]{4,}s$/.test(raw) && !raw.endsWith('ss') ? raw.slice(0, -1) : raw;
    if (STOP_WORDS.has(word)) continue;
    const han = /^\p{Script=Han}+$/u.test(word);
    if (SPECIAL_TERMS.test(word) || (han && (word.length === 1 ? isNoun(word, tag) : isTelling(word, tag))))
      words.add(word);
  }
  return words;
}

/** {@link wholeWords} and the words inside them: 饮水 in 饮水机. */
export function contentWords(text: string): Set<string> {
  const words = wholeWords(text);
  for (const word of [...words]) {
    if (word.length < 3 || SPECIAL_TERMS.test(word)) continue;
    for (const part of jieba().cutForSearch(word, true))
      if (part.length >= 2 && !STOP_WORDS.has(part)) words.add(part);
  }
  return words;
}

function isNoun(word: string, tag: string): boolean {
  // The dictionary takes 花 for spending.
  return (tag.startsWith('n') || word === '花') && !VAGUE_CHARACTERS.test(word);
}

/** 一只, 一旁, 慢慢 and 照进来 say nothing of what is seen. */
function isTelling(word: string, tag: string): boolean {
  return (
    !FUNCTION_TAG.test(tag) &&
    !/^[一两几某每这那]|[着了得]$|(.)\1$/.test(word) &&
    !(tag.startsWith('v') && /[来去起到给成]$|[上下出进过]$/.test(word))
  );
}
