import { expect, test } from 'vitest';
import type { FoundWords, Shot } from '../../contracts/media.ts';
import { picturesToRead } from './picturesToRead.ts';
import { nextTurn, type WordTurn } from './wordTurns.ts';

const shot = (index: number, startMs: number, endMs: number, unusable = false) =>
  ({ index, startMs, endMs, unusable: unusable ? 'black' : null }) as Shot;

const nothing: FoundWords = { heard: null, read: null };
const ready = { hearing: 'ready', reading: 'ready' } as const;

/** Takes turns until there is none, as the workflow does; what was taken, in order. */
function allTurns(analysis: Parameters<typeof nextTurn>[0]): WordTurn[] {
  const turns: WordTurn[] = [];
  const words: FoundWords = { heard: null, read: null };
  for (;;) {
    const turn = nextTurn(analysis, words, ready);
    turns.push(turn);
    if (turn.kind === 'read')
      words.read = { engine: '', lines: [], pictures: (words.read?.pictures ?? 0) + turn.pictures.length };
    else if (turn.kind === 'hear')
      words.heard = { engine: '', segments: [], turns: (words.heard?.turns ?? 0) + 1 };
    else return turns;
  }
}

test('every picture is read and all speech is heard once, in turns that stay short', () => {
  const shots = Array.from({ length: 60 }, (_, index) => shot(index, index * 3000, index * 3000 + 3000));
  const speech = Array.from({ length: 12 }, (_, index) => ({
    startMs: index * 15_000,
    endMs: index * 15_000 + 14_000,
  }));
  const writing = [{ startMs: 1000, endMs: 2500 }];
  const turns = allTurns({ shots, speech, writing });
  const read = turns.flatMap((turn) => (turn.kind === 'read' ? turn.pictures : []));
  expect(read).toEqual(picturesToRead(shots, writing));
  expect(turns.flatMap((turn) => (turn.kind === 'hear' ? turn.speech : []))).toEqual(speech);
  for (const turn of turns)
    if (turn.kind === 'hear') expect(turn.range.endMs - turn.range.startMs).toBeLessThanOrEqual(60_000);
  expect(turns.at(-1)).toEqual({ kind: 'none' });
});

test.each([
  ['ready', 'absent', 'hear'],
  ['busy', 'ready', 'read'],
  ['busy', 'absent', 'later'],
  ['coming', 'absent', 'later'],
  ['absent', 'coming', 'later'],
  ['absent', 'absent', 'none'],
] as const)('hearing %s and reading %s: %s', (hearing, reading, kind) => {
  const analysis = { shots: [shot(0, 0, 2000)], speech: [{ startMs: 0, endMs: 1000 }], writing: [] };
  expect(nextTurn(analysis, nothing, { hearing, reading }).kind).toBe(kind);
});

test('nobody waits for a recogniser where nothing is said', () => {
  const analysis = { shots: [shot(0, 0, 2000, true)], speech: [], writing: [] };
  expect(nextTurn(analysis, nothing, { hearing: 'coming', reading: 'coming' }).kind).toBe('none');
});
