import type { OneAnalyzeInput, ReviewResult } from '../../contracts/insight.ts';
import { review } from '../../providers/insight/review/review.ts';
import type { ToolBody } from './runTool.ts';

/** 内容审查 */
export const reviewFilm: ToolBody<ReviewResult> = async ({ app, input, reading, signal }) => {
  const { product, scriptContent } = input as OneAnalyzeInput;
  return review({ reading, product, script: scriptContent }, app.judge, signal);
};
