import { readDigits, readInteger } from './chineseNumbers.ts';

/** Capitals that are said as a word though they are short. */
const SAID_AS_WORDS = new Set(
  'OK NEW HOT MAX PRO AIR TOP SKY BOX BOY GIRL CAR DAY FUN RUN NO GO UP ON IN THE AND YES FOR SET MIX BIG RED'.split(
    ' ',
  ),
);
/** Longer capitals that are spelled though they could be said. */
const SPELLED = new Set('HDMI OLED AIGC ISBN IMEI USDA ERP SAAS PAAS AMOLED HIIT GMV'.split(' '));
/** Written one way, said another. */
const SAID_OTHERWISE: Record<string, string> = {
  B2B: 'B to B',
  B2C: 'B to C',
  C2C: 'C to C',
  O2O: 'O to O',
  SaaS: 'sass',
  WiFi: 'Wi-Fi',
  wifi: 'Wi-Fi',
  WIFI: 'Wi-Fi',
  vs: 'versus',
  VS: 'versus',
  'Q&A': 'Q and A',
};

/** True where a word in capitals is spelled letter by letter: AI, USB, HDMI, but not OK or PLUS. */
export function isSpelled(word: string): boolean {
  if (!/^[A-Z]+$/.test(word)) return word.length === 1;
  if (SPELLED.has(word)) return true;
  if (word.length <= 3) return !SAID_AS_WORDS.has(word);
  return !/[AEIOUY]/.test(word);
}

/**
 * How a Latin word inside Chinese is said: letters of acronyms apart, digits of model names in Chinese.
 * "USB-C" → "U S B C", "MP3" → "M P 三", "RTX4090" → "R T X 四零九零", "iPhone" → "iPhone".
 */
export function readLatinInChinese(word: string): string {
  const otherwise = SAID_OTHERWISE[word];
  if (otherwise) return otherwise;
  const pieces = word.match(/[A-Za-z'’]+|\d+|\+/g) ?? [];
  return pieces
    .map((piece) => {
      if (piece === '+') return '加';
      if (/^\d/.test(piece)) return readModelNumber(piece);
      return isSpelled(piece) ? [...piece.toUpperCase()].join(' ') : piece;
    })
    .join(' ');
}

/** Model numbers: up to two digits and round hundreds as a quantity, others digit by digit. */
export function readModelNumber(digits: string): string {
  return digits.length <= 2 || /^[1-9]0+$/.test(digits) ? readInteger(digits) : readDigits(digits);
}
