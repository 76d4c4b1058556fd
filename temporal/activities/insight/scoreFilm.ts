import type { OneAnalyzeInput, ScoreInput, ScoreResult } from '../../contracts/insight.ts';
import { score } from '../../providers/insight/score/score.ts';
import type { ToolBody } from './runTool.ts';

/** 视频评分, as a tool of 一键分析 and as an entry of a score project. */
export const scoreFilm: ToolBody<ScoreResult> = async ({ app, input, index, reading, signal }) => {
  const given = input as OneAnalyzeInput | ScoreInput;
  const { product, script } =
    'entries' in given
      ? { product: given.entries[index]?.product ?? null, script: '' }
      : { product: given.product, script: given.scriptContent };
  return score({ reading, product, script }, app.judge, signal);
};
