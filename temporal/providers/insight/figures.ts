/** Figures with their units, however they are written: "3 分钟", "三分钟" and "3min" are the same. */

const UNITS: ReadonlyArray<[unit: string, spelling: RegExp]> = [
  ['%', /%|％/],
  ['元', /元|块钱?|¥/],
  ['ml', /毫升|ml/],
  ['l', /升|l(?![a-z])/],
  ['kg', /千克|公斤|kg/],
  ['g', /克|g(?![a-z])/],
  ['mah', /毫安时?|mah/],
  ['w', /瓦|w(?![a-z])/],
  ['h', /个?小时|h(?![a-z])/],
  ['min', /分钟|min/],
  ['s', /秒钟?/],
  ['年', /年/],
  ['天', /天/],
  ['层', /层/],
  ['倍', /倍/],
  ['度', /摄氏度|度|℃/],
];
const NUMBER = '\\d+(?:\\.\\d+)?|[零一二两三四五六七八九十百千万]+';
const FIGURE = new RegExp(`(${NUMBER})\\s*(${UNITS.map(([, spelling]) => spelling.source).join('|')})`, 'gi');
const PERCENT = new RegExp(`百分之(${NUMBER})`, 'g');

export interface Figure {
  /** As it stands in the text. */
  text: string;
  /** The same for every way to write it. */
  key: string;
}

/** Every figure of a text, in its order. */
export function figuresIn(text: string): Figure[] {
  const plainText = text.normalize('NFKC');
  const percents = [...plainText.matchAll(PERCENT)].map(([found, number]) => ({
    text: found,
    key: `${amountOf(number!)}%`,
  }));
  const others = [...plainText.matchAll(FIGURE)].map(([found, number, unit]) => ({
    text: found,
    key: `${amountOf(number!)}${unitOf(unit!)}`,
  }));
  return [...percents, ...others];
}

/** Bare numbers of a text in digits, for checking that none was made up. */
export function numbersIn(text: string): string[] {
  return text.normalize('NFKC').match(/\d+(?:\.\d+)?/g) ?? [];
}

function unitOf(spelled: string): string {
  const exact = ([, spelling]: (typeof UNITS)[number]) =>
    new RegExp(`^(?:${spelling.source})$`, 'i').test(spelled);
  return UNITS.find(exact)?.[0] ?? spelled;
}

const DIGITS = '零一二三四五六七八九';
const TENS: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };

/** "三百五十" → 350; digits stay what they are. */
function amountOf(number: string): number {
  if (/^\d/.test(number)) return Number(number);
  let whole = 0;
  let digit = 0;
  for (const sign of number.replaceAll('两', '二')) {
    const power = TENS[sign];
    if (power === undefined) digit = DIGITS.indexOf(sign);
    else if (sign === '万') {
      whole = (whole + digit) * power;
      digit = 0;
    } else {
      whole += (digit || 1) * power;
      digit = 0;
    }
  }
  return whole + digit;
}
