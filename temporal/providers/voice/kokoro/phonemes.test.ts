import { pinyin } from 'pinyin-pro';
import { expect, test } from 'vitest';
import { planClauses } from '../text/planClauses.ts';
import { clausePhonemes, symbolIds } from './clausePhonemes.ts';
import { englishPhonemes } from './englishPhonemes.ts';
import { pinyinPhonemes } from './pinyinPhonemes.ts';
import { KOKORO_SYMBOLS } from './symbols.ts';

test.each([
  ['zhong', 1, 'ꭧʊ→ŋ'],
  ['shi', 4, 'ʂɨ↘'],
  ['zi', 0, 'ʦɨ'],
  ['xue', 2, 'ɕɥe↗'],
  ['ju', 2, 'ʨy↗'],
  ['lü', 4, 'ly↘'],
  ['lv', 4, 'ly↘'],
  ['yuan', 2, 'ɥɛ↗n'],
  ['yun', 2, 'y↗n'],
  ['you', 3, 'jou↓'],
  ['liu', 2, 'ljou↗'],
  ['gui', 4, 'kwei↘'],
  ['wei', 2, 'wei↗'],
  ['wen', 2, 'wə↗n'],
  ['lun', 2, 'lwə↗n'],
  ['wu', 3, 'u↓'],
  ['yi', 1, 'i→'],
  ['ying', 2, 'i↗ŋ'],
  ['yong', 4, 'jʊ↘ŋ'],
  ['xiong', 1, 'ɕjʊ→ŋ'],
  ['wo', 3, 'wo↓'],
  ['bo', 1, 'pwo→'],
  ['er', 2, 'ɚ↗'],
])('%s%i is %s', (base, tone, phonemes) => {
  expect(pinyinPhonemes(base, tone)).toBe(phonemes);
});

/** The 6,763 characters of GB 2312. */
function commonCharacters(): string[] {
  const rows = Array.from({ length: 0xf7 - 0xb0 + 1 }, (_, row) => 0xb0 + row);
  const cells = Array.from({ length: 94 }, (_, cell) => 0xa1 + cell);
  const bytes = rows.flatMap((row) => cells.flatMap((cell) => [row, cell]));
  return [...new TextDecoder('gbk').decode(Uint8Array.from(bytes))].filter((character) =>
    /\p{Script=Han}/u.test(character),
  );
}

test('every common character has phonemes, and the model knows all of them', () => {
  const missing: string[] = [];
  for (const character of commonCharacters()) {
    const [, base = '', tone = '0'] = /^([a-zü]+)(\d?)$/.exec(pinyin(character, { toneType: 'num' })) ?? [];
    const phonemes = base && pinyinPhonemes(base, Number(tone));
    if (!phonemes || [...phonemes].some((symbol) => KOKORO_SYMBOLS[symbol] === undefined))
      missing.push(character);
  }
  expect(missing).toEqual([]);
});

test.each([
  ['h_ə_l_ˈoʊ w_ˈɜː_l_d', 'us', 'həlˈO wˈɜɹld'],
  ['b_ˈɛ_ɾ_ɚ', 'us', 'bˈɛTəɹ'],
  ['n_ˈeɪ_tʃ_ɚ', 'us', 'nˈAʧəɹ'],
  ['dʒ_ˈɔɪ', 'us', 'ʤˈY'],
  ['p_ˈiː_p_əl', 'us', 'pˈipᵊl'],
  ['ʌ_v_ð_ɪ_ ˈaɪ\nf_ˈoʊ_n', 'us', 'ʌvðɪ ˈI fˈOn'],
  ['h_ə_l_ˈəʊ w_ˈɜː_l_d', 'gb', 'həlˈQ wˈɜːld'],
] as const)('espeak %s (%s) is %s', (ipa, accent, phonemes) => {
  expect(englishPhonemes(ipa, accent)).toBe(phonemes);
  expect([...phonemes].filter((symbol) => KOKORO_SYMBOLS[symbol] === undefined)).toEqual([]);
});

async function spoken(text: string) {
  const asked: string[] = [];
  const [clause] = planClauses(text, 'zh');
  const result = await clausePhonemes(clause!.words, clause!.end, 'zh', async (texts) => {
    asked.push(...texts);
    return texts.map((latin) => latin.toLowerCase());
  });
  return { ...result, asked, words: clause!.words };
}

test('punctuation ends the clause in its tone and sounds inside it', async () => {
  expect((await spoken('苹果、香蕉好吃吗？')).phonemes).toMatch(/^pʰi↗ŋkwo↓, ɕja→ŋ.*\?$/u);
});

test('acronyms are spelled by our own table, names by espeak', async () => {
  const { phonemes, asked } = await spoken('AI芯片和USB接口');
  expect(phonemes).toMatch(/^ei→ ai→ ɕi→n/u);
  expect(asked).toEqual([]);
  expect((await spoken('用iPhone拍照')).asked).toEqual(['iPhone']);
  expect((await spoken('搭载A17芯片')).phonemes).toContain(' ei→ ʂɨ↗');
});

test('儿 colours the syllable before it, but not in 女儿', async () => {
  expect((await spoken('去哪儿玩儿呢')).phonemes).toContain('na↓ɚ');
  expect((await spoken('我的女儿很好')).phonemes).toContain('ɚ↗');
});

test('each word has a share, numbers more than particles', async () => {
  const { words, weights } = await spoken('只要128元的价格');
  expect(words.map((word) => word.text)).toEqual(['只要', '128', '元', '的', '价格']);
  expect(weights[1]).toBeGreaterThan(weights[0]!);
  expect(weights[3]).toBeLessThan(weights[2]!);
  expect(weights.every((weight) => weight > 0)).toBe(true);
});

test('symbols the model does not know are left out', () => {
  expect(symbolIds('a?☃')).toEqual([KOKORO_SYMBOLS.a, KOKORO_SYMBOLS['?']]);
});
