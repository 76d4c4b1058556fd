/** Pinyin to the symbols Kokoro was trained with: IPA with the tone as an arrow after the vowel. */

const INITIALS: Record<string, string> = {
  b: 'p',
  p: 'pʰ',
  m: 'm',
  f: 'f',
  d: 't',
  t: 'tʰ',
  n: 'n',
  l: 'l',
  g: 'k',
  k: 'kʰ',
  h: 'x',
  j: 'ʨ',
  q: 'ʨʰ',
  x: 'ɕ',
  zh: 'ꭧ',
  ch: 'ꭧʰ',
  sh: 'ʂ',
  r: 'ɻ',
  z: 'ʦ',
  c: 'ʦʰ',
  s: 's',
};

/** In full spelling (iou, uei, uen); * is the place of the tone. */
const FINALS: Record<string, string> = {
  a: 'a*',
  ai: 'ai*',
  an: 'a*n',
  ang: 'a*ŋ',
  ao: 'au*',
  e: 'ɤ*',
  ei: 'ei*',
  en: 'ə*n',
  eng: 'ə*ŋ',
  i: 'i*',
  ia: 'ja*',
  ian: 'jɛ*n',
  iang: 'ja*ŋ',
  iao: 'jau*',
  ie: 'je*',
  in: 'i*n',
  ing: 'i*ŋ',
  iong: 'jʊ*ŋ',
  iou: 'jou*',
  io: 'jɔ*',
  o: 'wo*',
  ong: 'ʊ*ŋ',
  ou: 'ou*',
  u: 'u*',
  ua: 'wa*',
  uai: 'wai*',
  uan: 'wa*n',
  uang: 'wa*ŋ',
  uei: 'wei*',
  uen: 'wə*n',
  ueng: 'wə*ŋ',
  uo: 'wo*',
  ü: 'y*',
  üan: 'ɥɛ*n',
  üe: 'ɥe*',
  ün: 'y*n',
};

/** Syllables without the usual shape. */
const WHOLE: Record<string, string> = {
  er: 'ɚ*',
  o: 'ɔ*',
  ng: 'ŋ*',
  n: 'n*',
  m: 'm*',
  hm: 'xm*',
  hng: 'xŋ*',
  ê: 'ɛ*',
};

const TONES = ['', '→', '↗', '↓', '↘'];
const SHORT_FORMS: Record<string, string> = { iu: 'iou', ui: 'uei', un: 'uen', ue: 'üe' };

/**
 * One syllable, e.g. ("zhong", 1) → "ꭧʊ→ŋ".
 * @param erhua the syllable is coloured by a following 儿.
 * @returns null for what is not pinyin
 */
export function pinyinPhonemes(base: string, tone: number, erhua = false): string | null {
  const arrow = TONES[tone] ?? '';
  const spelled = base.replaceAll('v', 'ü');
  const whole = WHOLE[spelled];
  if (whole) return whole.replace('*', arrow);
  const { initial, final } = splitSyllable(spelled);
  const initialPhonemes = initial === '' ? '' : INITIALS[initial];
  const apical = final === 'i' && /^(zh|ch|sh|r|z|c|s)$/.test(initial);
  const finalPhonemes = apical ? 'ɨ*' : FINALS[final];
  if (initialPhonemes === undefined || finalPhonemes === undefined) return null;
  const vowel = erhua ? finalPhonemes.replace(/\*n$/, '*').replace(/^(w?a|w?e)i\*/, '$1*') : finalPhonemes;
  return initialPhonemes + vowel.replace('*', arrow) + (erhua ? 'ɚ' : '');
}

function splitSyllable(base: string): { initial: string; final: string } {
  const match = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcs])(.+)$/.exec(base);
  if (match) {
    const initial = match[1]!;
    const final = match[2]!;
    const fronted = /^[jqx]$/.test(initial) && final.startsWith('u') ? `ü${final.slice(1)}` : final;
    return { initial, final: SHORT_FORMS[fronted] ?? fronted };
  }
  return { initial: '', final: zeroInitial(base) };
}

/** y- and w- are spelling, not sounds of their own. */
function zeroInitial(base: string): string {
  if (/^yu/.test(base)) return `ü${base.slice(2)}`;
  if (/^y(i|in|ing)$/.test(base)) return base.slice(1);
  if (base === 'you') return 'iou';
  if (base === 'yo') return 'io';
  if (base.startsWith('y')) return `i${base.slice(1)}`;
  if (base === 'wu') return 'u';
  if (base.startsWith('w')) return `u${base.slice(1)}`;
  return base;
}
