import { allWords, place } from '../../wording.ts';
import type { Check } from './types.ts';

const LABEL = /AI\s*生成|人工智能生成|AI\s*合成|AIGC/i;

/** 人工智能生成合成内容标识办法 (1 Sep 2025): AI content says so on its opening picture. */
export const aiLabel: Check = (film) => {
  const { reading } = film;
  if (!reading.engines.reading) return [];
  const label = allWords(reading).find(({ text }) => LABEL.test(text));
  if (label) {
    return label.startMs < 2_000
      ? []
      : [
          finding('AI 标识出现得晚', '显著标识应在起始画面出现。', [
            place(reading, label.startMs, { quote: label.text }),
          ]),
        ];
  }
  return [
    finding(
      '没有看到 AI 生成标识',
      '如果画面、声音或文案由 AI 生成，须在起始画面加显著标识（不少于 2 秒），并写入文件元数据。真人实拍的视频不需要。',
      [],
    ),
  ];
};

function finding(title: string, detail: string, evidence: ReturnType<typeof place>[]) {
  return {
    severity: 'warn' as const,
    rule: '人工智能生成合成内容标识办法',
    title,
    detail,
    evidence,
    remedy: { text: '用片匠重新合成时会自动加上标识与元数据。', action: null },
  };
}
