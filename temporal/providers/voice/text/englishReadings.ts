import { applyReadingRules, type Reading, type ReadingRule } from './reading.ts';

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const RANGE = '[-~–—]';

const UNITS: Record<string, [one: string, many: string]> = {
  kg: ['kilogram', 'kilograms'],
  g: ['gram', 'grams'],
  mg: ['milligram', 'milligrams'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  ml: ['milliliter', 'milliliters'],
  mL: ['milliliter', 'milliliters'],
  L: ['liter', 'liters'],
  km: ['kilometer', 'kilometers'],
  m: ['meter', 'meters'],
  cm: ['centimeter', 'centimeters'],
  mm: ['millimeter', 'millimeters'],
  'km/h': ['kilometer per hour', 'kilometers per hour'],
  mph: ['mile per hour', 'miles per hour'],
  ft: ['foot', 'feet'],
  '℃': ['degree Celsius', 'degrees Celsius'],
  '°C': ['degree Celsius', 'degrees Celsius'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
  '°': ['degree', 'degrees'],
  W: ['watt', 'watts'],
  kW: ['kilowatt', 'kilowatts'],
  kWh: ['kilowatt hour', 'kilowatt hours'],
  V: ['volt', 'volts'],
  mAh: ['milliamp hour', 'milliamp hours'],
  Hz: ['hertz', 'hertz'],
  GHz: ['gigahertz', 'gigahertz'],
  dB: ['decibel', 'decibels'],
  fps: ['frame per second', 'frames per second'],
  min: ['minute', 'minutes'],
};
const UNIT = `(?:${Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .map((unit) => unit.replace('/', '\\/'))
  .join('|')})(?![A-Za-z0-9])`;

const CURRENCIES: Record<string, [one: string, many: string, cents: string]> = {
  $: ['dollar', 'dollars', 'cents'],
  '€': ['euro', 'euros', 'cents'],
  '£': ['pound', 'pounds', 'pence'],
  '¥': ['yuan', 'yuan', 'fen'],
  '￥': ['yuan', 'yuan', 'fen'],
};

const rule = (source: string, read: ReadingRule['read']): ReadingRule => ({
  pattern: new RegExp(source, 'uy'),
  read,
});
const plain = (number: string) => number.replaceAll(',', '');
const withUnit = (number: string, [one, many]: [string, string]) =>
  `${plain(number)} ${plain(number) === '1' ? one : many}`;

function readMoney(sign: string, amount: string, scale: string): string {
  const [one, many, cents] = CURRENCIES[sign]!;
  const [whole = '0', fraction = ''] = plain(amount).split('.');
  if (scale) return `${plain(amount)} ${scale} ${many}`;
  const dollars = `${whole} ${whole === '1' ? one : many}`;
  if (fraction.length !== 2) return fraction ? `${plain(amount)} ${many}` : dollars;
  if (fraction === '00') return dollars;
  return whole === '0' ? `${+fraction} ${cents}` : `${dollars} and ${+fraction} ${cents}`;
}

const RULES: ReadingRule[] = [
  rule(String.raw`(?:https?:\/\/|www\.)\S+`, () => ''),
  rule(`([$€£¥￥])(${NUMBER})(?:\\s(million|billion|thousand))?`, ([, sign, amount, scale]) =>
    readMoney(sign!, amount!, scale ?? ''),
  ),
  rule(`(${NUMBER})%?${RANGE}(${NUMBER})%`, ([, from, to]) => `${plain(from!)} to ${plain(to!)} percent`),
  rule(`(${NUMBER})%`, ([, number]) => `${plain(number!)} percent`),
  rule(String.raw`(\d{1,2}):(\d{2})(?!\d)\s?(am|pm|AM|PM)?`, ([, hour, minute, half]) => {
    if (+hour! > 24 || +minute! > 59) return null;
    const minutes =
      minute === '00' ? (half ? '' : " o'clock") : minute!.startsWith('0') ? ` oh ${+minute!}` : ` ${minute}`;
    return `${+hour!}${minutes}${half ? ` ${[...half.toUpperCase()].join(' ')}` : ''}`;
  }),
  rule(String.raw`(\d+):(\d+)`, ([, a, b]) => `${a} to ${b}`),
  rule(
    `(?:(${NUMBER})\\s?[×xX*]\\s?)(?:(${NUMBER})\\s?[×xX*]\\s?)?(${NUMBER})\\s?(${UNIT})?`,
    ([, a, b, c, unit]) => {
      const sides = [a, b].filter((side) => side !== undefined).map(plain);
      return [...sides, unit ? withUnit(c!, UNITS[unit]!) : plain(c!)].join(' by ');
    },
  ),
  rule(`(${NUMBER})\\s?(?:${UNIT})?${RANGE}(${NUMBER})\\s?(${UNIT})`, ([, from, to, unit]) => {
    return `${plain(from!)} to ${withUnit(to!, UNITS[unit!]!)}`;
  }),
  rule(`([-−]?)(${NUMBER})\\s?-?(${UNIT})`, ([, sign, number, unit], before) => {
    const minus = sign && !/[\dA-Za-z]$/.test(before) ? 'minus ' : '';
    return minus + withUnit(number!, UNITS[unit!]!);
  }),
  rule(`(${NUMBER})${RANGE}(${NUMBER})(?![\\d-])`, ([, from, to]) => `${plain(from!)} to ${plain(to!)}`),
  rule(String.raw`(\d+)[xX×](?![A-Za-z\d])`, ([, times]) => `${times} times`),
  rule(String.raw`24\/7`, () => '24 7'),
  rule(String.raw`(?:No\.|#)\s?(\d+)`, ([, number]) => `number ${number}`),
  rule(`(${NUMBER})(st|nd|rd|th)(?![A-Za-z])`, ([ordinal]) => plain(ordinal)),
  rule(`(${NUMBER})(\\+?)`, ([, number, plus]) => plain(number!) + (plus ? ' plus' : '')),
  rule("[A-Za-z\\u00C0-\\u024F](?:[A-Za-z0-9'’\\u00C0-\\u024F]|[-.](?=[A-Za-z0-9]))*", ([word]) =>
    word.replaceAll('’', "'"),
  ),
  rule('&', () => 'and'),
  rule('\\+', () => 'plus'),
  rule('=', () => 'equals'),
  rule('@', () => 'at'),
];

/** How an English text is read; espeak says plain numbers by itself. Chinese characters stay as they are. */
export function readEnglish(text: string): Reading[] {
  return applyReadingRules(text, RULES);
}
