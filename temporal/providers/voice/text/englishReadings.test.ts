import { expect, test } from 'vitest';
import { readEnglish } from './englishReadings.ts';

const said = (text: string) =>
  readEnglish(text)
    .map((reading) => reading.spoken)
    .filter(Boolean)
    .join(' ');

test.each([
  ['only $19.99!', 'only 19 dollars and 99 cents'],
  ['$1 off', '1 dollar off'],
  ['$0.99', '99 cents'],
  ['$1.5 million', '1.5 million dollars'],
  ['save 20%', 'save 20 percent'],
  ['10-20% off', '10 to 20 percent off'],
  ['weighs 2.5kg', 'weighs 2.5 kilograms'],
  ['1 kg', '1 kilogram'],
  ['-5°C outside', 'minus 5 degrees Celsius outside'],
  ['10×20cm', '10 by 20 centimeters'],
  ['6-8 hours', '6 to 8 hours'],
  ['open 9:30', 'open 9 30'],
  ['at 9:05 am', 'at 9 oh 5 A M'],
  ['at 8:00', "at 8 o'clock"],
  ['16:9', '16 to 9'],
  ['3x faster', '3 times faster'],
  ['1,000+ fans', '1000 plus fans'],
  ['salt & pepper', 'salt and pepper'],
  ['the 1st', 'the 1st'],
  ['#1 choice', 'number 1 choice'],
  ['it’s state-of-the-art', "it's state-of-the-art"],
])('%s is said %s', (text, spoken) => {
  expect(said(text)).toBe(spoken);
});
