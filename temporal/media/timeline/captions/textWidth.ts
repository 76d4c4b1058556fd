const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u3000-\u303f“”‘’…—]|\p{Extended_Pictographic}/u;

/** Width of a text in full-width characters: a Chinese character is 1, Latin letters about half of one. */
export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += charWidth(char);
  return width;
}

function charWidth(char: string): number {
  if (WIDE.test(char)) return 1;
  if (/\p{Mark}/u.test(char)) return 0;
  if (/[ .,:;!'|iIjl]/.test(char)) return 0.3;
  if (/[mwMW@%&]/.test(char)) return 0.9;
  if (/\p{Lu}/u.test(char)) return 0.68;
  return 0.57;
}
