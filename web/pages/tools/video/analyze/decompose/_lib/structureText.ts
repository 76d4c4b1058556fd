import { formatSeconds } from '../../../../../../lib/format.ts';
import { decomposeDetail as t } from '../../../../../../locales/zh-CN/tasks.ts';

/** What the description of a new film holds at most. */
const longest = 1_000;

interface Shot {
  readonly role: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** A film's structure as a description to make another one by; empty where no shot's part is known. */
export function structureText(scenes: readonly Shot[]): string {
  if (scenes.every(({ role }) => role === '')) return '';
  const parts: Shot[] = [];
  for (const { role, startMs, endMs } of scenes) {
    const before = parts.at(-1);
    // Shots that do the same one after another are one part.
    if (before && before.role === role) parts[parts.length - 1] = { ...before, endMs };
    else parts.push({ role, startMs, endMs });
  }
  const words = parts.map(({ role, startMs, endMs }) => `${role}（${formatSeconds(endMs - startMs)}）`);
  return `${t.structure}${words.join(' → ')}`.slice(0, longest);
}
