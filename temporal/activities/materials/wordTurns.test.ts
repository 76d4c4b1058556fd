import { expect, test } from 'vitest';
import type { FoundWords, Shot } from '../../contracts/media.ts';
import { nextTurn, picturesToRead, type WordTurn } from './wordTurns.ts';

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

test('short shots are looked at once, long ones several times, pictures once, black ones never', () => {
  const shots = [
    shot(0, 0, 2000),
    shot(1, 2000, 14_000),
    shot(2, 14_000, 20_000, true),
    shot(3, 20_000, 600_000),
  ];
  const looks = picturesToRead(shots);
  expect(looks.slice(0, 4)).toEqual([
    { shot: 0, atMs: 1000 },
    { shot: 1, atMs: 4000 },
    { shot: 1, atMs: 8000 },
    { shot: 1, atMs: 12_000 },
  ]);
  expect(looks.filter((look) => look.shot === 3)).toHaveLength(5);
  expect(looks.some((look) => look.shot === 2)).toBe(false);
  expect(picturesToRead([shot(0, 0, 0)])).toEqual([{ shot: 0, atMs: 0 }]);
});

test('every picture is read and all speech is heard once, in turns that stay short', () => {
  const shots = Array.from({ length: 60 }, (_, index) => shot(index, index * 3000, index * 3000 + 3000));
  const speech = Array.from({ length: 12 }, (_, index) => ({
    startMs: index * 15_000,
    endMs: index * 15_000 + 14_000,
  }));
  const turns = allTurns({ shots, speech });
  const read = turns.flatMap((turn) => (turn.kind === 'read' ? turn.pictures : []));
  expect(read).toEqual(picturesToRead(shots));
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
  const analysis = { shots: [shot(0, 0, 2000)], speech: [{ startMs: 0, endMs: 1000 }] };
  expect(nextTurn(analysis, nothing, { hearing, reading }).kind).toBe(kind);
});

test('nobody waits for a recogniser where nothing is said', () => {
  const analysis = { shots: [shot(0, 0, 2000, true)], speech: [] };
  expect(nextTurn(analysis, nothing, { hearing: 'coming', reading: 'coming' }).kind).toBe('none');
});
