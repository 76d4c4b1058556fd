import type { ExportedAnalysis } from './exported.ts';
import { sceneCells, sceneHeads } from './rows.ts';

/**
 * Signs with which a spreadsheet begins to calculate, their full-width forms too. Words heard or read in a film may
 * begin with them.
 */
const calculates = /^[=+\-@\t\r＝＋－＠]/;

function cell(text: string): string {
  const harmless = calculates.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The scenes for a spreadsheet; the mark at its beginning tells Excel that it is UTF-8. */
export function toCsv({ scenes }: Pick<ExportedAnalysis, 'scenes'>): string {
  return csvOf([sceneHeads, ...scenes.map(sceneCells)]);
}

/** Any table of words, its heads first. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
