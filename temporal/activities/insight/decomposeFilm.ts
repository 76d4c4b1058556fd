import { answersOf } from '../../../server/domains/insight/answers.ts';
import type { DecomposeInput, DecomposeResult } from '../../contracts/insight.ts';
import { decompose } from '../../providers/insight/decompose/decompose.ts';
import type { ToolBody } from './runTool.ts';

/** 镜头拆解 */
export const decomposeFilm: ToolBody<DecomposeResult> = async ({ app, input, file, reading, signal }) =>
  decompose({ reading, request: input as DecomposeInput }, app.judge, signal, answersOf(app, file.sha256));
