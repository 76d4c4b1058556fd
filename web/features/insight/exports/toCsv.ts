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
  const rows = [sceneHeads, ...scenes.map(sceneCells)];
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
