import type { FoundWords, MediaAnalysis } from '../../contracts/media.ts';
import { ANALYSIS_VERSION } from '../../media/analysis/analyze.ts';
import { cutPieces } from '../../providers/recognition/pieces.ts';
import type { EngineState, SpokenRange } from '../../providers/recognition/types.ts';
import { picturesToRead, type ShotPicture } from './picturesToRead.ts';

/** Bump when the same file would give other words. */
const OWN_VERSION = 4;
/** The analysis says which pictures are read, and lines are kept by its shots: another one needs its words anew. */
export const WORDS_VERSION = ANALYSIS_VERSION * 1_000 + OWN_VERSION;

/** A turn takes a quarter of a minute or so; then films that wait go first. */
const TURN_SPEECH_MS = 60_000;
const TURN_PICTURES = 24;
/** What is to be done next for the words of a file. */
export type WordTurn =
  | { kind: 'hear'; range: SpokenRange; speech: SpokenRange[] }
  | { kind: 'read'; pictures: ShotPicture[] }
  | { kind: 'later' }
  | { kind: 'none' };

export function nextTurn(
  { speech, shots, writing }: Pick<MediaAnalysis, 'speech' | 'shots' | 'writing'>,
  { heard, read }: FoundWords,
  engines: { hearing: EngineState; reading: EngineState },
): WordTurn {
  const pictures = picturesToRead(shots, writing).slice(read?.pictures ?? 0);
  if (pictures.length > 0 && engines.reading === 'ready')
    return { kind: 'read', pictures: pictures.slice(0, TURN_PICTURES) };
  const [range] = cutPieces(speech, TURN_SPEECH_MS).slice(heard?.turns ?? 0);
  if (range && engines.hearing === 'ready') return { kind: 'hear', range, speech: inside(speech, range) };
  const waits = (state: EngineState) => state === 'busy' || state === 'coming';
  const later = (pictures.length > 0 && waits(engines.reading)) || (range && waits(engines.hearing));
  return { kind: later ? 'later' : 'none' };
}

function inside(speech: readonly SpokenRange[], { startMs, endMs }: SpokenRange): SpokenRange[] {
  return speech
    .filter((range) => range.startMs < endMs && range.endMs > startMs)
    .map((range) => ({ startMs: Math.max(startMs, range.startMs), endMs: Math.min(endMs, range.endMs) }));
}
