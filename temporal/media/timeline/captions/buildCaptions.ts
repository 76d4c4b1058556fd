import type { SceneSpeech } from '../../../contracts/speech.ts';
import type { Caption, CaptionStyle, SoundTrack } from '../../../contracts/timeline.ts';
import { breakLines, lineText, lineWidth, type TokenLine } from './lines.ts';
import { type CaptionToken, clauseTokens } from './tokens.ts';

/** A caption stays this long after its last word at most. */
const HOLD_MS = 300;
/** Shorter than this nobody reads it: it goes together with its neighbour. */
const MIN_SHOWN_MS = 800;
/** Longer than this it is cut in two. */
const MAX_SHOWN_MS = 5000;

export interface CaptionsInput {
  speech: SceneSpeech[];
  voice: SoundTrack['voice'];
  style: CaptionStyle;
  /** End of the film; nothing is shown after it. */
  filmMs: number;
}

/**
 * Captions from the spoken words: one clause a line, long clauses in two even lines or several captions, short
 * ones together; never across scenes, never two at once, gone at most HOLD_MS after the last word.
 */
export function buildCaptions({ speech, voice, style, filmMs }: CaptionsInput): Caption[] {
  const placed = [...voice].sort((a, b) => a.startMs - b.startMs);
  return placed.flatMap((place, index) => {
    const spoken = speech.find((each) => each.sceneNumber === place.sceneNumber);
    if (!spoken) return [];
    const untilMs = Math.min(placed[index + 1]?.startMs ?? filmMs, filmMs);
    const groups = groupLines(spoken, style.maxCharsPerLine);
    return toCaptions(groups, place.sceneNumber, place.startMs, untilMs);
  });
}

function groupLines(spoken: SceneSpeech, maxWidth: number): TokenLine[][] {
  const groups: TokenLine[][] = [];
  for (const clause of mergeShortClauses(spoken, maxWidth)) {
    const lines = breakLines(clause, maxWidth).filter((line) => lineText(line) !== '');
    for (let at = 0; at < lines.length; ) {
      const pair = lines.slice(at, at + 2);
      const shown = pair.length === 2 && durationMs(pair) > MAX_SHOWN_MS ? pair.slice(0, 1) : pair;
      groups.push(shown);
      at += shown.length;
    }
  }
  return groups;
}

/** Clauses too short to read alone are joined with the next (or the one before) while one line holds both. */
function mergeShortClauses(spoken: SceneSpeech, maxWidth: number): CaptionToken[][] {
  const merged: CaptionToken[][] = [];
  for (const tokens of spoken.clauses.map(clauseTokens).flatMap(cutAtPunctuation)) {
    const previous = merged.at(-1);
    const short = previous && (durationMs([previous]) < MIN_SHOWN_MS || durationMs([tokens]) < MIN_SHOWN_MS);
    if (previous && short && lineWidth([...previous, ...tokens]) <= maxWidth) previous.push(...tokens);
    else merged.push([...tokens]);
  }
  return merged;
}

/** A clause may hold several, where the voice did not pause at a comma. */
function cutAtPunctuation(tokens: CaptionToken[]): CaptionToken[][] {
  const parts: CaptionToken[][] = [];
  let open = false;
  for (const token of tokens) {
    if (open) parts.at(-1)!.push(token);
    else parts.push([token]);
    open = !/[，。；：！？,;!?][”’」』）)\s]*$/u.test(token.text);
  }
  return parts;
}

function toCaptions(
  groups: TokenLine[][],
  sceneNumber: number,
  offsetMs: number,
  untilMs: number,
): Caption[] {
  const captions = groups.map((lines) => ({
    sceneNumber,
    lines: lines.map(lineText),
    startMs: Math.max(0, offsetMs + lines[0]![0]!.startMs),
    endMs: offsetMs + lines.at(-1)!.at(-1)!.endMs,
  }));
  return captions
    .map((caption, index) => {
      const nextMs = captions[index + 1]?.startMs ?? untilMs;
      return {
        ...caption,
        endMs: Math.min(caption.endMs + HOLD_MS, Math.max(nextMs, caption.startMs), untilMs),
      };
    })
    .filter((caption) => caption.endMs > caption.startMs);
}

function durationMs(lines: TokenLine[]): number {
  return lines.at(-1)!.at(-1)!.endMs - lines[0]![0]!.startMs;
}
