import type { Finding, ReviewResult } from '../../../contracts/insight.ts';
import { bullets, plain } from '../markdown.ts';
import { proof } from '../score/report.ts';
import type { JudgedFilm } from '../types.ts';
import { percent } from '../wording.ts';

const SEVERITY: Record<Finding['severity'], string> = {
  block: '必须修改',
  warn: '建议修改',
  hint: '可以更好',
};

/** The review as a markdown report. */
export function reviewReport(
  { reading }: JudgedFilm,
  { passed, findings, scriptComparison }: Omit<ReviewResult, 'reviewReport'>,
): string {
  return [
    `# 审查：${passed ? '未发现必须修改的问题' : '有必须修改的问题'}`,
    '',
    `视频 ${plain(reading.videoName)}，${findings.length} 条意见。本报告供发布前自查，不构成法律意见。`,
    '',
    ...(['block', 'warn', 'hint'] as const).flatMap((severity) => group(severity, findings)),
    ...(scriptComparison
      ? [
          '## 与脚本对照',
          '',
          `脚本的 ${percent(scriptComparison.matchedRatio)} 在视频里讲到。`,
          '',
          ...list('没有讲到', scriptComparison.missing),
          ...list('脚本之外', scriptComparison.added),
        ]
      : []),
    ...(reading.notes.length > 0 ? ['## 说明', '', ...bullets(reading.notes.map(plain)), ''] : []),
  ].join('\n');
}

function group(severity: Finding['severity'], findings: readonly Finding[]): string[] {
  const own = findings.filter((finding) => finding.severity === severity);
  if (own.length === 0) return [];
  return [`## ${SEVERITY[severity]}`, '', ...own.flatMap(entry)];
}

function entry({ rule, title, detail, evidence, remedy }: Finding): string[] {
  return [
    `### ${plain(title)}`,
    '',
    `${plain(detail)}（${plain(rule)}）`,
    '',
    ...bullets(evidence.map(proof)),
    ...(remedy ? ['', `建议：${plain(remedy.text)}`] : []),
    '',
  ];
}

function list(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}：`, '', ...bullets(lines.map(plain)), ''];
}
