import { mixcut as t } from '../../../../locales/zh-CN/mixcut.ts';
import { type DraftProblem, maxTextLength } from '../../_lib/mixcutDraft.ts';

/** A problem in the seed's words. */
export function problemText(problem: DraftProblem): string {
  return { needInput: t.needInput, tooLong: t.tooLong(maxTextLength), needMaterials: t.needMaterials }[
    problem
  ];
}
