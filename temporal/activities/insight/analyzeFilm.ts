import type { AnalyzeResult } from '../../contracts/insight.ts';
import { summarise } from '../../providers/insight/summarise.ts';
import type { ToolBody } from './runTool.ts';

/** 视频分析: everything that is known of the film, and a few sentences on it. */
export const analyzeFilm: ToolBody<AnalyzeResult> = async ({ reading }) => ({
  result: { ...reading, summary: summarise(reading) },
  engine: reading.engines.looking,
});
