import { customPinyin, pinyin } from 'pinyin-pro';

export interface Syllable {
  character: string;
  /** Pinyin without tone, ü written as ü. */
  base: string;
  /** 1–4; 0 is the neutral tone. */
  tone: number;
}

// Where the library's own choice is wrong in everyday and shop language.
customPinyin({
  长得: 'zhǎng de',
  觉得: 'jué de',
  值得: 'zhí de',
  舍不得: 'shě bu de',
  差不多: 'chà bu duō',
  怎么样: 'zěn me yàng',
  什么: 'shén me',
  东西: 'dōng xi',
  朋友: 'péng you',
  衣服: 'yī fu',
  舒服: 'shū fu',
  漂亮: 'piào liang',
  便宜: 'pián yi',
  喜欢: 'xǐ huan',
  知道: 'zhī dao',
  时候: 'shí hou',
  时尚: 'shí shàng',
  先生: 'xiān sheng',
  厉害: 'lì hai',
  清楚: 'qīng chu',
  明白: 'míng bai',
  味道: 'wèi dao',
  地方: 'dì fang',
  意思: 'yì si',
  困难: 'kùn nan',
  干净: 'gān jìng',
  干燥: 'gān zào',
  好吃: 'hǎo chī',
  发货: 'fā huò',
  包邮: 'bāo yóu',
  重磅: 'zhòng bàng',
  长效: 'cháng xiào',
  一卡通: 'yī kǎ tōng',
  亲们: 'qīn men',
  宝贝: 'bǎo bèi',
  家人们: 'jiā rén men',
  血压: 'xuè yā',
  种植: 'zhòng zhí',
  薄荷: 'bò he',
  单薄: 'dān bó',
  轻薄: 'qīng báo',
  超薄: 'chāo báo',
  薄款: 'báo kuǎn',
  薄荷味: 'bò he wèi',
});

const PRONOUN = /[我你您他她它咱们都也还]/;

/** The syllables of neighbouring words, one for each character, in dictionary tones. */
export function syllablesOf(words: string[]): Syllable[] {
  const han = words.join('');
  const characters = [...han];
  const read = pinyin(han, { toneType: 'num', type: 'array', toneSandhi: false, nonZh: 'consecutive' });
  const syllables = characters.map((character, index) => {
    const [, base = '', tone = '0'] = /^([a-zü]+)(\d?)$/.exec(read[index] ?? '') ?? [];
    return { character, base, tone: Number(tone || 0) };
  });
  markAdverbs(words, syllables);
  return syllables.map((syllable, index) => fixDe(syllable, syllables[index - 1], syllables[index + 1]));
}

/** 地 as a word of its own between a longer word and another one makes an adverb: 慢慢地走. */
function markAdverbs(words: string[], syllables: Syllable[]): void {
  let at = 0;
  words.forEach((word, index) => {
    const before = words[index - 1] ?? '';
    const syllable = syllables[at];
    if (word === '地' && syllable && [...before].length > 1 && index < words.length - 1) {
      syllable.base = 'de';
      syllable.tone = 0;
    }
    at += [...word].length;
  });
}

/** 得 is the particle after a verb, and děi after a person: 你得看看. */
function fixDe(syllable: Syllable, previous?: Syllable, next?: Syllable): Syllable {
  if (syllable.character !== '得' || syllable.base !== 'de') return syllable;
  const must = previous && PRONOUN.test(previous.character) && next;
  return must ? { ...syllable, base: 'dei', tone: 3 } : { ...syllable, tone: previous ? 0 : 2 };
}
