/** Ids of the tokens that carry meaning for us. */
export interface TokenIds {
  start: number;
  /** Ids below stand for text, this one and those above for marks. */
  endOfText: number;
  noSpeech: number;
  /** Stands for 0.00 s; each further id for 20 ms more. */
  firstTime: number;
  /** In the order of the languages asked for. */
  languages: number[];
}

export interface TokenSegment {
  startMs: number;
  endMs: number;
  tokens: number[];
}

const TIME_STEP_MS = 20;

/** Cuts a sequence at its time marks: a segment lasts from the time before its text to the time behind it. */
export function splitAtTimes(
  tokens: number[],
  { endOfText, firstTime }: Pick<TokenIds, 'endOfText' | 'firstTime'>,
  durationMs: number,
): TokenSegment[] {
  const segments: TokenSegment[] = [];
  let startMs = 0;
  let text: number[] = [];
  const close = (endMs: number) => {
    if (text.length > 0) segments.push({ startMs, endMs: Math.max(startMs, endMs), tokens: text });
    text = [];
  };
  for (const token of tokens) {
    if (token < endOfText) text.push(token);
    if (token < firstTime) continue;
    const timeMs = Math.min(durationMs, (token - firstTime) * TIME_STEP_MS);
    close(timeMs);
    startMs = timeMs;
  }
  close(durationMs);
  return segments;
}
