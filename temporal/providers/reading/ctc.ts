/**
 * Reads the recogniser's answer: at each step the likeliest character, repeats and blanks (0) left out.
 * @param steps probabilities, step by step
 * @param characters by number; number 0 is the blank
 */
export function decodeSteps(
  steps: Float32Array,
  characters: readonly string[],
): { text: string; confidence: number } {
  const size = characters.length;
  const text: string[] = [];
  let sum = 0;
  let before = 0;
  for (let from = 0; from + size <= steps.length; from += size) {
    let best = 0;
    for (let number = 1; number < size; number += 1) {
      if (steps[from + number]! > steps[from + best]!) best = number;
    }
    if (best !== 0 && best !== before) {
      text.push(characters[best]!);
      sum += steps[from + best]!;
    }
    before = best;
  }
  return { text: text.join('').trim(), confidence: text.length === 0 ? 0 : sum / text.length };
}
