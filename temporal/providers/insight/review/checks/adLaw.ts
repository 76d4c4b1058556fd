import { findAdLawIssues, removeAdLawIssues } from '../../../script/adlaw/adLaw.ts';
import { allWords, place } from '../../wording.ts';
import type { Check } from './types.ts';

/** Words that advertising law forbids or that are risky, where they are said, shown or planned. */
export const adLaw: Check = ({ reading, script }) => {
  const inFilm = allWords(reading).flatMap((said) =>
    findAdLawIssues(said.text).map((issue) => ({
      issue,
      evidence: place(reading, said.startMs, { figure: '视频中', quote: said.text }),
    })),
  );
  const inScript = findAdLawIssues(script).map((issue) => ({
    issue,
    evidence: { atMs: null, thumbnailKey: null, figure: '脚本中', quote: around(script, issue.index) },
  }));
  const words = new Map<string, typeof inFilm>();
  for (const hit of [...inFilm, ...inScript]) {
    words.set(hit.issue.word, [...(words.get(hit.issue.word) ?? []), hit]);
  }
  return [...words].map(([word, hits]) => {
    const { rule, suggestion } = hits[0]!.issue;
    const text = script || reading.asr;
    return {
      severity: rule.startsWith('广告法') ? 'block' : 'warn',
      rule,
      title: `「${word}」出现 ${hits.length} 次`,
      detail: `${rule}：“${word}”可能违规。${suggestion}。`,
      evidence: hits.map(({ evidence }) => evidence).slice(0, 8),
      remedy: {
        text: suggestion,
        action: text
          ? { kind: 'mixcut', input: '按修改后的脚本重新制作', rawScript: removeAdLawIssues(text) }
          : null,
      },
    };
  });
};

function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 12), index + 18);
}
