import type { Timeline } from '../../contracts/timeline.ts';

/** GB 45438 asks for two seconds at the opening; four are noticed without spoiling the film. */
const LABEL_MS = 4000;

/** The visible AI label at the film's opening. */
export function buildLabel(filmMs: number): Timeline['label'] {
  return { text: 'AI生成', startMs: 0, endMs: Math.min(filmMs, LABEL_MS) };
}
