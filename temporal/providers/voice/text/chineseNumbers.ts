const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const PLACES = ['', '十', '百', '千'];
const GROUPS = ['', '万', '亿', '万亿'];

/** Digit by digit; `yao` reads 1 as 幺, as in telephone numbers. Other characters are left out. */
export function readDigits(digits: string, yao = false): string {
  return [...digits.replace(/\D/g, '')]
    .map((digit) => (yao && digit === '1' ? '幺' : DIGITS[Number(digit)]))
    .join('');
}

/**
 * An integer as a quantity: 105 → 一百零五, 12 → 十二, 2000 → 两千, 10010 → 一万零一十. Grouping commas are ignored;
 * leading zeros or more than 16 digits are read digit by digit.
 */
export function readInteger(text: string): string {
  const digits = text.replace(/[,，]/g, '');
  if (/^0\d/.test(digits) || digits.length > 16) return readDigits(digits);
  if (/^0$/.test(digits)) return '零';
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 4) groups.unshift(digits.slice(Math.max(0, end - 4), end));
  let spoken = '';
  let gap = false;
  groups.forEach((group, index) => {
    const value = Number(group);
    if (value === 0) {
      gap = true;
      return;
    }
    if (spoken && (gap || group.startsWith('0'))) spoken += '零';
    gap = false;
    spoken += readGroup(group) + GROUPS[groups.length - 1 - index];
  });
  // 十二 rather than 一十二, and 两千 rather than 二千, but only at the front.
  return spoken.replace(/^一十/, '十').replace(/^二(?=[百千万亿])/, '两');
}

/** Four digits or fewer, without their group's name. */
function readGroup(group: string): string {
  let spoken = '';
  let gap = false;
  [...group].forEach((digit, index) => {
    const place = group.length - 1 - index;
    if (digit === '0') {
      gap = true;
      return;
    }
    if (gap && spoken) spoken += '零';
    gap = false;
    spoken += DIGITS[Number(digit)] + PLACES[place]!;
  });
  return spoken;
}

/** A number with an optional sign and decimals: -3.50 → 负三点五零. */
export function readNumber(text: string): string {
  const [, sign = '', whole = '', decimals] = /^([-−+]?)([\d,，]*)(?:\.(\d+))?$/.exec(text) ?? [];
  const signText = sign === '' ? '' : sign === '+' ? '正' : '负';
  const wholeText = readInteger(whole || '0');
  return signText + (decimals ? `${wholeText}点${readDigits(decimals)}` : wholeText);
}

/** A number in front of a measure word: 2 → 两, otherwise as readNumber. */
export function readCount(text: string): string {
  return text === '2' ? '两' : readNumber(text);
}
