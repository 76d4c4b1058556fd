import type { Criterion, ScoreResult } from '../../../contracts/insight.ts';
import type { JudgedFilm } from '../types.ts';
import { timecode } from '../wording.ts';

/** The score as a markdown report: the whole, what to change first, then every criterion with its proof. */
export function scoringReport(
  { reading, product }: JudgedFilm,
  { score, level, criteria }: Omit<ScoreResult, 'scoringReport'>,
): string {
  const first = criteria
    .filter((one) => one.remedy && one.score !== null)
    .sort((a, b) => b.weight * (100 - b.score!) - a.weight * (100 - a.score!))
    .slice(0, 3);
  return [
    `# 评分：${score} 分 · ${level}`,
    '',
    `视频 ${plain(reading.videoName)}${product ? `，产品 ${plain(product.productName)}` : ''}。`,
    '',
    ...(first.length > 0
      ? [
          '## 先改这几处',
          '',
          ...first.map((one, at) => `${at + 1}. **${one.title}**：${one.remedy!.text}`),
          '',
        ]
      : []),
    '## 分项',
    '',
    '| 项目 | 权重 | 得分 | 结论 |',
    '| --- | ---: | ---: | --- |',
    ...criteria.map((one) => `| ${one.title} | ${one.weight} | ${one.score ?? '—'} | ${cell(one.verdict)} |`),
    '',
    ...criteria.flatMap(section),
    ...(reading.notes.length > 0
      ? ['## 说明', '', ...reading.notes.map((note) => `- ${plain(note)}`), '']
      : []),
  ].join('\n');
}

function section({ title, score, verdict, evidence, remedy, basis }: Criterion): string[] {
  return [
    `### ${title}${score === null ? '' : `（${score}）`}`,
    '',
    plain(verdict),
    '',
    ...evidence.map(({ atMs, figure, quote }) => {
      const parts = [atMs === null ? null : timecode(atMs), figure, quote ? `“${plain(quote)}”` : null];
      return `- ${parts.filter(Boolean).join(' · ')}`;
    }),
    ...(remedy ? ['', `建议：${plain(remedy.text)}`] : []),
    ...(basis === 'model' ? ['', '结论由 AI 模型撰写，数字为测量所得。'] : []),
    '',
  ];
}

const plain = (text: string) => text.replaceAll(/[<>\\`*_[\]]/g, (sign) => `\\${sign}`);
const cell = (text: string) => plain(text).replaceAll('|', '\\|').replaceAll('\n', ' ');
