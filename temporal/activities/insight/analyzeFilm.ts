import type { AnalysisInput, AnalyzeResult } from '../../contracts/insight.ts';
import { summarise, summariseDeeply } from '../../providers/insight/summarise.ts';
import type { ToolBody } from './runTool.ts';

/** 视频分析: everything that is known of the film, and a few sentences on it; a model's where a deep look is asked for. */
export const analyzeFilm: ToolBody<AnalyzeResult> = async ({ app, input, reading, signal }) => {
  const { mode } = input as Partial<AnalysisInput>;
  return {
    result: {
      ...reading,
      summary: mode === 'deep' ? await summariseDeeply(reading, app.judge, signal) : summarise(reading),
    },
    engine: reading.engines.looking,
  };
};
