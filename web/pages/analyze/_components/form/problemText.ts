import { analyze as t } from '../../../../locales/zh-CN/analyze.ts';
import { type DraftProblem, limits } from '../../_lib/analyzeDraft.ts';

/** A problem in the seed's words. */
export function problemText(problem: DraftProblem): string {
  return {
    needName: t.needName,
    nameTooLong: t.nameTooLong(limits.name),
    needVideo: t.needVideo,
    scriptTooLong: t.scriptTooLong(limits.script),
    needProduct: t.needProduct,
    needTool: t.needTool,
  }[problem];
}
