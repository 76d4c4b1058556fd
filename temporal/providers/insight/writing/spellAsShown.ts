import { pinyin } from 'pinyin-pro';
import type { TimedText } from '../../../contracts/insight.ts';

/** Captions come and go a little beside the voice. */
const BESIDE_MS = 600;
/** So much of a caption has to sound like what was heard, or it is not what was said. */
const SOUNDS_ALIKE = 0.6;
/** Of aligning two rows of characters: what sounds alike, and everything else. */
const COST = { sameSound: 0.2, swallowed: 0.5, other: 1 };

/**
 * Spells what was heard as the captions of the same moment do, where both sound the same: recognisers cannot hear
 * which of the characters of one sound is meant, and captions say it. What sounds otherwise stays as it was heard.
 */
export function spellAsShown<Heard extends TimedText>(
  heard: readonly Heard[],
  captions: readonly TimedText[],
): Heard[] {
  return heard.map((segment) => {
    const shown = captions.filter(
      ({ startMs, endMs }) => startMs < segment.endMs + BESIDE_MS && endMs > segment.startMs - BESIDE_MS,
    );
    return shown.length === 0 ? segment : { ...segment, text: spelled(segment.text, shown) };
  });
}

function spelled(text: string, captions: readonly TimedText[]): string {
  const characters = [...text];
  const places = characters.flatMap((character, at) => (isHan(character) ? [at] : []));
  const heard = soundsOf(places.map((at) => characters[at]!));
  for (const caption of captions) {
    const shown = soundsOf([...caption.text].filter(isHan));
    const pairs = align(heard, shown);
    if (pairs.length < shown.length * SOUNDS_ALIKE || pairs.length < 2) continue;
    for (const [from, to] of pairs) characters[places[from]!] = shown[to]!.character;
  }
  return characters.join('');
}

interface Sound {
  character: string;
  sound: string;
}

function soundsOf(characters: readonly string[]): Sound[] {
  if (characters.length === 0) return [];
  const syllables = pinyin(characters.join(''), { toneType: 'none', type: 'array' });
  return characters.map((character, at) => ({ character, sound: blurred(syllables[at] ?? '') }));
}

/** Without tones and what half of the country does not tell apart: n and l, zh and z, in and ing. */
function blurred(syllable: string): string {
  return syllable
    .replace(/^n/, 'l')
    .replace(/^([zcs])h/, '$1')
    .replace(/([ie])ng$/, '$1n');
}

/** Places of characters that sound alike, in order: the cheapest way to lay a caption anywhere over what was heard. */
function align(heard: readonly Sound[], shown: readonly Sound[]): Array<[from: number, to: number]> {
  const cost = shown.map(() => new Float64Array(heard.length + 1));
  const costAt = (to: number, from: number) => (to < 0 ? 0 : cost[to]![from]!);
  const pairCost = (to: number, from: number) => {
    const [a, b] = [heard[from - 1]!, shown[to]!];
    if (a.character === b.character) return 0;
    if (a.sound === b.sound) return COST.sameSound;
    return isSwallowed(a.sound, b.sound) ? COST.swallowed : COST.other;
  };
  for (let to = 0; to < shown.length; to += 1) {
    cost[to]![0] = to + 1;
    for (let from = 1; from <= heard.length; from += 1) {
      cost[to]![from] = Math.min(
        costAt(to - 1, from - 1) + pairCost(to, from),
        costAt(to - 1, from) + COST.other,
        cost[to]![from - 1]! + COST.other,
      );
    }
  }
  const last = shown.length - 1;
  let from = 0;
  for (let at = 1; at <= heard.length; at += 1) if (costAt(last, at) < costAt(last, from)) from = at;
  const pairs: Array<[number, number]> = [];
  for (let to = last; to >= 0 && from > 0; ) {
    const here = costAt(to, from);
    if (here === costAt(to - 1, from - 1) + pairCost(to, from)) {
      if (pairCost(to, from) < COST.other) pairs.push([from - 1, to]);
      to -= 1;
      from -= 1;
    } else if (here === costAt(to - 1, from) + COST.other) to -= 1;
    else from -= 1;
  }
  return pairs;
}

/** The end of a syllable is heard or not: duo and du, xiang and xia. */
function isSwallowed(a: string, b: string): boolean {
  return Math.min(a.length, b.length) >= 2 && (a.startsWith(b) || b.startsWith(a));
}

function isHan(character: string): boolean {
  return /\p{Script=Han}/u.test(character);
}
