import { readCount, readDigits, readInteger, readNumber } from './chineseNumbers.ts';
import { readLatinInChinese, readModelNumber } from './latinWords.ts';
import { applyReadingRules, type Reading, type ReadingRule } from './reading.ts';
import { anyOf, CURRENCIES, UNITS } from './units.ts';

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const UNIT = `(?:${anyOf(UNITS)})(?![A-Za-z0-9])`;
const RANGE = '[-~～－–—至到]';
/** After these, 2 stays 二: months, storeys, ordinals. */
const ORDINAL_AFTER = /^(?:号|月|日|楼|等|级|代|线|期|班|维|次元|进制|环)/;

const rule = (source: string, read: ReadingRule['read']): ReadingRule => ({
  pattern: new RegExp(source, 'uy'),
  read,
});

const unitText = (unit: string) => UNITS[unit] ?? unit;
const trimZeros = (amount: string) => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount);
const readMonthDay = (month: string, day: string) =>
  `${readInteger(String(+month))}月${readInteger(String(+day))}日`;

function readClock(hour: string, minute: string): string | null {
  if (+hour > 24 || +minute > 59) return null;
  const hourText = `${readCount(String(+hour))}点`;
  if (minute === '00') return hourText;
  return `${hourText}${minute.startsWith('0') ? '零' : ''}${readInteger(String(+minute))}分`;
}

function readTemperature(sign: string, number: string, unit: string): string {
  const degrees = unitText(unit);
  const cold = sign !== '' && degrees.endsWith('氏度');
  return `${cold ? '零下' : sign ? '负' : ''}${readCount(number)}${degrees}`;
}

/** In order: the more particular first. */
const RULES: ReadingRule[] = [
  // Addresses are spelled by nobody's taste: said as their words.
  rule(String.raw`(?:https?:\/\/|www\.)[^\s\p{Script=Han}，。；！？、]+`, () => ''),
  // Dates.
  rule(String.raw`((?:19|20)\d\d)([-/.])(1[0-2]|0?[1-9])\2(3[01]|[12]\d|0?[1-9])(?![\d.])`, (match) => {
    return `${readDigits(match[1]!)}年${readMonthDay(match[3]!, match[4]!)}`;
  }),
  rule(String.raw`([12]\d{3})(?=\s*年)`, ([, year]) => readDigits(year!)),
  rule(
    String.raw`([12]\d{3})${RANGE}([12]\d{3})(?=\s*年)`,
    ([, from, to]) => `${readDigits(from!)}到${readDigits(to!)}`,
  ),
  rule(String.raw`(\d0|95|85)(?=后(?!来|面|续|期|备|天|再|者))`, ([, decade]) => readDigits(decade!)),
  // Shopping days are said digit by digit.
  rule(String.raw`6[.·]?18(?![\d.])(?!\s*(?:元|块|个|件|米|克))`, () => '六幺八'),
  rule(String.raw`11[.·]11(?!\d)`, () => '双十一'),
  // Clock times.
  rule(String.raw`(\d{1,2})[:：](\d{2})${RANGE}(\d{1,2})[:：](\d{2})(?!\d)`, ([, h1, m1, h2, m2]) => {
    const from = readClock(h1!, m1!);
    const to = readClock(h2!, m2!);
    return from && to ? `${from}到${to}` : null;
  }),
  rule(String.raw`(\d{1,2})[:：](\d{2})(?!\d)`, ([, hour, minute], before) =>
    /比例|画幅|比$/.test(before.slice(-4)) ? null : readClock(hour!, minute!),
  ),
  rule(String.raw`(\d+)[:：](\d+)`, ([, a, b]) => `${readInteger(a!)}比${readInteger(b!)}`),
  // Telephone numbers.
  rule(String.raw`(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)`, ([phone]) => readDigits(phone, true)),
  rule(String.raw`(?:400|800)-?\d{3,4}-?\d{3,4}(?!\d)|0\d{2,3}-\d{7,8}(?!\d)`, ([phone]) =>
    readDigits(phone, true),
  ),
  // Percentages.
  rule(
    `(${NUMBER})%?${RANGE}(${NUMBER})%`,
    ([, from, to]) => `百分之${readNumber(from!)}到${readNumber(to!)}`,
  ),
  rule(`([-−+]?)(${NUMBER})\\s?(?:%|％)`, ([, sign, number], before) => {
    const signText = sign === '' || /[\dA-Za-z]$/.test(before) ? '' : sign === '+' ? '正' : '负';
    return `${signText}百分之${readNumber(number!)}`;
  }),
  rule(`(${NUMBER})‰`, ([, number]) => `千分之${readNumber(number!)}`),
  // Money.
  rule(
    `(${anyOf(CURRENCIES)})\\s?(${NUMBER})${RANGE}(?:${anyOf(CURRENCIES)})?(${NUMBER})([万亿]?)`,
    (match) => {
      return `${readCount(trimZeros(match[2]!))}到${readCount(trimZeros(match[3]!))}${match[4]}${CURRENCIES[match[1]!]}`;
    },
  ),
  rule(`(${anyOf(CURRENCIES)})\\s?(${NUMBER})([万亿]?)`, ([, sign, amount, scale]) => {
    return `${readCount(trimZeros(amount!))}${scale}${CURRENCIES[sign!]}`;
  }),
  // Sizes: 10×20cm, 1920x1080, 30*40*50mm.
  rule(`(?:${NUMBER})(?:\\s?(?:${UNIT})?\\s?[×xX*]\\s?(?:${NUMBER}))+\\s?(${UNIT})?`, ([size, unit]) => {
    const spoken = size
      .slice(0, unit ? size.length - unit.length : undefined)
      .split(/[×xX*]/)
      .map((part) => {
        const [, number = '', sideUnit = ''] = /^\s*([\d.,]+)\s*(.*?)\s*$/.exec(part) ?? [];
        // Picture sizes are said digit by digit.
        const side =
          unit || sideUnit
            ? readNumber(number)
            : /^\d{3,4}$/.test(number)
              ? readModelNumber(number)
              : readNumber(number);
        return side + unitText(sideUnit);
      });
    return spoken.join('乘') + unitText(unit ?? '');
  }),
  // Ranges and quantities with a unit.
  rule(`(${NUMBER})\\s?(?:${UNIT})?${RANGE}(${NUMBER})\\s?(${UNIT})`, ([, from, to, unit]) => {
    return `${readCount(from!)}到${readCount(to!)}${unitText(unit!)}`;
  }),
  rule(
    `[±](${NUMBER})\\s?(${UNIT})?`,
    ([, number, unit]) => `正负${readNumber(number!)}${unitText(unit ?? '')}`,
  ),
  rule(
    `([-−]?)(${NUMBER})\\s?(${UNIT})(?:\\/(?=\\p{Script=Han}))?`,
    ([whole, sign, number, unit], before) => {
      const spoken = readTemperature(/[\dA-Za-z]$/.test(before) ? '' : sign!, number!, unit!);
      return whole.endsWith('/') ? `${spoken}每` : spoken;
    },
  ),
  rule(
    `(${NUMBER})${RANGE}(${NUMBER})(?![\\d-])`,
    ([, from, to]) => `${readCount(from!)}到${readCount(to!)}`,
  ),
  // Fractions.
  rule(String.raw`(\d{1,2})\/(\d{1,3})(?![\d/])`, ([, top, bottom]) =>
    +top! < +bottom! ? `${readInteger(bottom!)}分之${readInteger(top!)}` : null,
  ),
  rule(String.raw`(\d)(\+)(\d)(?!\d)`, ([, a, , b]) => `${readInteger(a!)}加${readInteger(b!)}`),
  rule('(?<=\\d)[xX×](?![A-Za-z\\d])', () => '倍'),
  // Latin words with what hangs on them.
  rule(String.raw`\d+(?=[A-Za-z])`, ([digits]) => readModelNumber(digits)),
  rule(String.raw`[A-Za-z](?:[A-Za-z0-9'’&]|[-.](?=[A-Za-z0-9]))*\+?`, ([word]) => readLatinWord(word)),
  // Plain numbers.
  rule(`([-−]?)(${NUMBER})(\\+?)`, (match, before) => {
    const sign = match[1] && !/[\dA-Za-z]$/.test(before) ? '负' : '';
    return sign + readPlain(match, before) + (match[3] ? '加' : '');
  }),
  // Signs between words.
  rule('[&＆]', () => '和'),
  rule('[=＝]', () => '等于'),
  rule('>', () => '大于'),
  rule('<', () => '小于'),
  rule('≥', () => '大于等于'),
  rule('≤', () => '小于等于'),
  rule('[~～≈](?=\\d)', () => '约'),
  rule('(?<=[\\p{Script=Han}\\d])\\/(?=\\p{Script=Han}{1,2}(?:\\P{Script=Han}|$))', (_match, before) =>
    /(?:[元块角分钱克斤升米度]|[¥￥]\s?[\d.,]+)$/.test(before) ? '每' : null,
  ),
  rule('@', () => '艾特'),
];

function readLatinWord(word: string): string {
  const version = /^(.*[A-Za-z])(\d+)\.(\d+)$/.exec(word);
  if (!version) return readLatinInChinese(word);
  return `${readLatinInChinese(version[1]!)} ${readNumber(`${version[2]}.${version[3]}`)}`;
}

function readPlain(match: RegExpExecArray, before: string): string {
  const number = match[2]!;
  const after = match.input.slice(match.index + match[0].length);
  if (/^\d{8,}$/.test(number) && !number.endsWith('0000')) return readDigits(number, number.length === 11);
  if (/(?:第|双|初|No\.?)$/.test(before) || ORDINAL_AFTER.test(after)) return readNumber(number);
  // A model number after its Latin name: "iPhone 15", "RTX 4090".
  if (/[A-Za-z]\s?$/.test(before) && /^\d+$/.test(number)) return readModelNumber(number);
  return /^\s?\p{Script=Han}/u.test(after) ? readCount(number) : readNumber(number);
}

/** How a Chinese text is read: numbers, units, signs and Latin words turned into what is said. */
export function readChinese(text: string): Reading[] {
  return applyReadingRules(text, RULES);
}

/** The spoken text alone, for engines that do their own grapheme to phoneme conversion. */
export function spokenText(readings: Reading[]): string {
  return readings.map((reading) => (reading.kind === 'pause' ? reading.written : reading.spoken)).join('');
}
