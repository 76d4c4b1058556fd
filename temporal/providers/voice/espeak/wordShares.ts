/** espeak's note that a word begins: its place in the text and its time. */
export interface WordEvent {
  position: number;
  startMs: number;
}

/**
 * Where each word begins, by the events; a word without an event of its own lies between its neighbours.
 * @param starts places of the words in the spoken text, rising
 * @param textLength length of the spoken text
 * @param share turns a time into a share of the clause, 0–1
 */
export function wordShares(
  starts: number[],
  textLength: number,
  events: WordEvent[],
  share: (ms: number) => number,
): number[] {
  const sorted = [...events].sort((a, b) => a.position - b.position);
  const known = starts.map((start, index) => {
    const end = starts[index + 1] ?? textLength;
    const event = sorted.find(({ position }) => position >= start && position < end);
    return index === 0 ? 0 : event ? share(event.startMs) : null;
  });
  return known.map((value, index) => value ?? between(known, starts, textLength, index));
}

function between(known: Array<number | null>, starts: number[], textLength: number, index: number): number {
  const from = known.findLastIndex((value, at) => at < index && value !== null);
  const to = known.findIndex((value, at) => at > index && value !== null);
  const fromShare = known[from] ?? 0;
  const toShare = to < 0 ? 1 : known[to]!;
  const fromAt = starts[from] ?? 0;
  const toAt = to < 0 ? textLength : starts[to]!;
  const part = toAt > fromAt ? (starts[index]! - fromAt) / (toAt - fromAt) : 0;
  return fromShare + part * (toShare - fromShare);
}
