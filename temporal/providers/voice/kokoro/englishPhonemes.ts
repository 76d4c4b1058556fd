import type { VoiceLanguage } from '../types.ts';

/**
 * espeak's IPA to Kokoro's symbols: diphthongs and affricates are single letters, length is dropped in American
 * and kept in British speech.
 */
const SHARED: Array<[RegExp, string]> = [
  [/aɪ/g, 'I'],
  [/aʊ/g, 'W'],
  [/eɪ/g, 'A'],
  [/ɔɪ/g, 'Y'],
  [/dʒ/g, 'ʤ'],
  [/tʃ/g, 'ʧ'],
  [/n̩/g, 'ᵊn'],
  [/l̩/g, 'ᵊl'],
  [/əl$/g, 'ᵊl'],
  [/ɐ/g, 'ə'],
  [/[rɹ]/g, 'ɹ'],
  [/x|ç/g, 'k'],
  [/ɬ/g, 'l'],
  [/ʔ/g, 't'],
  [/g/g, 'ɡ'],
  [/ʲ/g, ''],
];

const AMERICAN: Array<[RegExp, string]> = [
  [/oʊ/g, 'O'],
  [/ɜːɹ?/g, 'ɜɹ'],
  [/ɚ/g, 'əɹ'],
  [/ɾ/g, 'T'],
  [/oːɹ/g, 'ɔɹ'],
  [/ː/g, ''],
  [/^e$/g, 'A'],
  [/^o$/g, 'O'],
];

const BRITISH: Array<[RegExp, string]> = [
  [/əʊ/g, 'Q'],
  [/eə/g, 'ɛː'],
  [/ɚ/g, 'ə'],
  [/ɾ/g, 't'],
];

export type EnglishAccent = 'us' | 'gb';

/** One utterance of espeak's, its phonemes parted by "_", its words by spaces. */
export function englishPhonemes(ipa: string, accent: EnglishAccent): string {
  const table = [...SHARED, ...(accent === 'us' ? AMERICAN : BRITISH)];
  return ipa
    .replace(/\([a-z-]+\)/g, '')
    .split(/[\s]+/)
    .map((word) =>
      word
        .split('_')
        .map((phoneme) => replaceAll(phoneme, table))
        .join(''),
    )
    .filter(Boolean)
    .join(' ');
}

function replaceAll(phoneme: string, table: Array<[RegExp, string]>): string {
  const [, stress = '', sound = ''] = /^([ˈˌ]?)(.*)$/u.exec(phoneme) ?? [];
  return stress + table.reduce((text, [from, to]) => text.replace(from, to), sound);
}

/** Names of the letters, for acronyms. */
const LETTERS: Record<string, string> = {
  A: 'ˈA',
  B: 'bˈi',
  C: 'sˈi',
  D: 'dˈi',
  E: 'ˈi',
  F: 'ˈɛf',
  G: 'ʤˈi',
  H: 'ˈAʧ',
  I: 'ˈI',
  J: 'ʤˈA',
  K: 'kˈA',
  L: 'ˈɛl',
  M: 'ˈɛm',
  N: 'ˈɛn',
  O: 'ˈO',
  P: 'pˈi',
  Q: 'kjˈu',
  R: 'ˈɑɹ',
  S: 'ˈɛs',
  T: 'tˈi',
  U: 'jˈu',
  V: 'vˈi',
  W: 'dˈʌbᵊlju',
  X: 'ˈɛks',
  Y: 'wˈI',
  Z: 'zˈi',
};

/** The same as Chinese speakers say them: the Mandarin voices blur English vowels (A was heard as 也). */
const CHINESE_LETTERS: Record<string, string> = {
  A: 'ei→',
  B: 'pi→',
  C: 'si→',
  D: 'ti→',
  E: 'i→',
  F: 'ɛ→fu',
  G: 'ʨi→',
  H: 'ei→ʨʰy',
  I: 'ai→',
  J: 'ʨei→',
  K: 'kʰei→',
  L: 'ɛ→lɤ',
  M: 'ɛ→mu',
  N: 'ə→n',
  O: 'ou→',
  P: 'pʰi→',
  Q: 'kʰjou→',
  R: 'a→ɚ',
  S: 'ɛ→sɨ',
  T: 'tʰi→',
  U: 'jou→',
  V: 'wei→',
  W: 'ta→pu ljou',
  X: 'ai→kʰɤsɨ',
  Y: 'wai→',
  Z: 'zei→',
};

/** The name of a single capital letter as said in that language, or null. */
export function letterPhonemes(letter: string, language: VoiceLanguage): string | null {
  return (language === 'zh' ? CHINESE_LETTERS : LETTERS)[letter] ?? null;
}
