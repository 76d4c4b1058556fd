import { formatSeconds } from '../../../lib/format.ts';
import { insight, analysis as t } from '../../../locales/zh-CN/insight.ts';
import type { ExportedAnalysis } from './exported.ts';
import { sceneCells, sceneHeads } from './rows.ts';

/** The whole analysis as a document. */
export function toMarkdown(analysis: ExportedAnalysis): string {
  const part = (title: string, text: string) => [`## ${title}`, '', text ? plain(text) : insight.none, ''];
  return [
    `# ${t.title}：${plain(analysis.videoName)}`,
    '',
    `${t.duration} ${formatSeconds(analysis.durationMs)} · ${t.sceneCount} ${analysis.sceneCount}`,
    '',
    ...part(t.summary, analysis.summary),
    ...part(t.speech, analysis.asr),
    ...part(t.subtitle, analysis.subtitle),
    `## ${t.scenes}`,
    '',
    markdownRow(sceneHeads),
    markdownRow(sceneHeads.map(() => '---')),
    ...analysis.scenes.map((scene) =>
      markdownRow(sceneCells(scene).map((text) => plain(text) || insight.none)),
    ),
    '',
    ...(analysis.notes.length > 0
      ? [`## ${insight.notes}`, '', ...analysis.notes.map((note) => `- ${plain(note)}`), '']
      : []),
  ].join('\n');
}

export const markdownRow = (cells: readonly string[]) =>
  `| ${cells.map((text) => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ')).join(' | ')} |`;
/** Words stay words: nothing in them becomes a tag, a heading or a table of its own. */
export const plain = (text: string) => text.replaceAll(/[<>\\`*_[\]#]/g, (sign) => `\\${sign}`);
