import type { Evidence } from '../../../../contracts/insight.ts';
import { type AdLawIssue, findAdLawIssues, removeAdLawIssues } from '../../../script/adlaw/adLaw.ts';
import { allWords, differentWords } from '../../filmWords.ts';
import { scriptOf } from '../../remedies.ts';
import { place } from '../../wording.ts';
import type { Check } from './types.ts';

const MOST_PLACES = 8;
/** Absolute words, state bodies, superstition and medical claims; the others may be right with proof. */
const FORBIDDEN = /^广告法第(?:九|十七)条(?!.*英文)/;

/** Words that advertising law forbids or that are risky, where they are said, shown or planned. */
export const adLaw: Check = (film) => {
  const { reading, script } = film;
  const inFilm = differentWords(allWords(reading)).flatMap((said) =>
    findAdLawIssues(said.text).map((issue) => ({
      issue,
      evidence: place(reading, said.startMs, { figure: said.where, quote: said.text }),
    })),
  );
  const inScript = findAdLawIssues(script).map((issue) => ({
    issue,
    evidence: { atMs: null, thumbnailKey: null, figure: '脚本', quote: around(script, issue) },
  }));
  const words = new Map<string, Array<{ issue: AdLawIssue; evidence: Evidence }>>();
  for (const hit of [...inFilm, ...inScript]) {
    words.set(hit.issue.word, [...(words.get(hit.issue.word) ?? []), hit]);
  }
  const text = scriptOf(film) ?? '';
  return [...words].map(([word, hits]) => {
    const { rule, suggestion } = hits[0]!.issue;
    return {
      severity: FORBIDDEN.test(rule) ? 'block' : 'warn',
      rule,
      title: `「${word}」出现 ${hits.length} 次`,
      detail: `“${word}”可能违规，发布前请改写，或准备好依据。`,
      evidence: hits.map(({ evidence }) => evidence).slice(0, MOST_PLACES),
      remedy: {
        text: `${suggestion.replace(/^建议/, '')}。`,
        // Words that stand only on the picture are not mended by speaking otherwise.
        action: text.includes(word)
          ? { kind: 'mixcut', input: '按修改后的脚本重新制作', rawScript: removeAdLawIssues(text) }
          : null,
      },
    };
  });
};

function around(text: string, { index, word }: AdLawIssue): string {
  return text.slice(Math.max(0, index - 12), index + word.length + 12);
}
