import type { Criterion, Evidence, ScoreResult } from '../../../contracts/insight.ts';
import { bullets, plain } from '../markdown.ts';
import type { JudgedFilm } from '../types.ts';
import { timecode } from '../wording.ts';

const MOST_URGENT = 3;

/** The score as a markdown report: the whole, what to change first, then every criterion with its proof. */
export function scoringReport(
  { reading, product }: JudgedFilm,
  { score, level, criteria }: Omit<ScoreResult, 'scoringReport'>,
): string {
  const unjudged = criteria.filter((one) => one.score === null);
  const first = criteria
    .filter((one) => one.remedy && one.score !== null)
    .sort((a, b) => b.weight * (100 - b.score!) - a.weight * (100 - a.score!))
    .slice(0, MOST_URGENT);
  return [
    `# 评分：${score} 分 · ${level}`,
    '',
    `视频 ${plain(reading.videoName)}${product ? `，产品 ${plain(product.productName)}` : ''}。`,
    '',
    ...(unjudged.length > 0
      ? [`${unjudged.map(({ title }) => title).join('、')} 无法判断，不计入总分。`, '']
      : []),
    ...(first.length > 0
      ? [
          '## 先改这几处',
          '',
          ...first.map((one, at) => `${at + 1}. **${one.title}**：${plain(one.remedy!.text)}`),
          '',
        ]
      : []),
    '## 分项',
    '',
    '| 项目 | 权重 | 得分 | 结论 |',
    '| --- | ---: | ---: | --- |',
    ...criteria.map(
      (one) => `| ${one.title} | ${one.weight} | ${one.score ?? '—'} | ${plain(one.verdict)} |`,
    ),
    '',
    // What could not be judged has said why in the table.
    ...criteria.filter((one) => one.score !== null).flatMap(section),
    ...(reading.notes.length > 0 ? ['## 说明', '', ...bullets(reading.notes.map(plain)), ''] : []),
  ].join('\n');
}

function section({ title, score, verdict, evidence, remedy, basis }: Criterion): string[] {
  return [
    `### ${title}（${score}）`,
    '',
    plain(verdict),
    '',
    ...bullets(evidence.map(proof)),
    ...(remedy ? ['', `建议：${plain(remedy.text)}`] : []),
    ...(basis === 'model' ? ['', '结论由 AI 模型撰写，数字为测量所得。'] : []),
    '',
  ];
}

/** "0:07.4 · 静音 2.0 秒 · “…”" */
export function proof({ atMs, figure, quote }: Evidence): string {
  const parts = [atMs === null ? '' : timecode(atMs), figure && plain(figure), quote && `“${plain(quote)}”`];
  return parts.filter(Boolean).join(' · ');
}
