/** Measured with the embedded voices: Chinese and English syllables take the same time, a breath a little more. */
const SYLLABLE_MS = 185;
const BREATH_MS = 320;
const EDGE_MS = 120;

/** How long a text takes to speak at the pace of the embedded voice, in milliseconds; a plan only, the voice decides. */
export function estimateSpeechMs(text: string): number {
  const spoken = text.trim();
  const han = spoken.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = (spoken.match(/[A-Za-z]+(?:['’][a-z]+)?/g) ?? []).reduce(
    (sum, word) => sum + syllables(word),
    0,
  );
  const numbers = (spoken.match(/\d+(?:\.\d+)?/g) ?? []).reduce((sum, number) => sum + readOut(number), 0);
  const signs = spoken.match(/[%％$¥￥]/g)?.length ?? 0;
  // A mark at the end is no breath, and neither is the point in 2.5 or the comma in 1,000.
  const breaths = spoken.match(/(?:[，、；：。！？!?…—;:]|[,.](?=\s))+(?=.)/gu)?.length ?? 0;
  return Math.round((han + latin + numbers + signs * 2) * SYLLABLE_MS + breaths * BREATH_MS + EDGE_MS);
}

function syllables(word: string): number {
  const groups = word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 0;
  const silentEnd = /[^aeiouyl]e$/i.test(word) && groups > 1;
  return Math.max(1, groups - (silentEnd ? 1 : 0));
}

/** 699 has five syllables in Chinese (六百九十九), 2.5 has three. */
function readOut(number: string): number {
  const [whole = '', fraction] = number.split('.');
  return 2 * whole.length - 1 + (fraction ? 1 + fraction.length : 0);
}
