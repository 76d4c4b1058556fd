/**
 * Seeing a film: 一键分析, 视频评分, 镜头拆解, 视频分析. From a person's request to a project whose tools run; what
 * the tools find stands in temporal/contracts/insight.ts. Open this first.
 */
import type { Prisma } from '../../../prisma/generated/client/client.ts';
import {
  ANALYZE_STEPS,
  type AnalysisInput,
  DECOMPOSE_STEPS,
  type DecomposeInput,
  type OneAnalyzeInput,
  SCORE_STEPS,
  type ScoreInput,
} from '../../../temporal/contracts/insight.ts';
import type { App } from '../../platform/app.ts';
import { isUniqueViolation } from '../../platform/database.ts';
import { parseRequest } from '../../platform/parseRequest.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { findRepeated } from '../projects/repeated.ts';
import { addRun, startRun } from '../projects/runs.ts';
import { productInfo } from './product.ts';
import { analysisRequest, decomposeRequest, oneAnalyzeRequest, scoreRequest } from './request.ts';
import { type GivenVideo, ownVideo } from './videos.ts';

export { repeatTool } from './repeatTool.ts';
export { addScoreEntry, retryScore } from './scoreEntries.ts';

/** A project's input as any of the four kinds may have it. */
export type AnyInsightInput = Partial<OneAnalyzeInput & ScoreInput & DecomposeInput & AnalysisInput>;

/** 一键分析 of one video by the chosen tools. @throws Refusal BAD_USER_INPUT, INSUFFICIENT_CREDITS, FORBIDDEN */
export async function createOneAnalyze(
  app: App,
  viewer: Viewer,
  input: unknown,
): Promise<{ projectId: number }> {
  requirePermission(viewer, 'spend');
  const request = parseRequest(oneAnalyzeRequest, input);
  const product = await productInfo(app, viewer, request.product);
  return createProject(app, viewer, {
    name: 'one_analyze',
    title: request.name,
    requestKey: request.requestKey,
    videos: [await ownVideo(app, viewer, request.videoPath)],
    steps: request.tools,
    input: { scriptContent: request.scriptContent, product } satisfies OneAnalyzeInput,
  });
}

/** A score project with its first video. */
export async function createScore(app: App, viewer: Viewer, input: unknown): Promise<{ projectId: number }> {
  requirePermission(viewer, 'spend');
  const request = parseRequest(scoreRequest, input);
  const product = await productInfo(app, viewer, request.product);
  const entry = { product: product!, createdAt: new Date().toISOString() };
  return createProject(app, viewer, {
    name: 'score',
    title: request.title,
    requestKey: request.requestKey,
    videos: [await ownVideo(app, viewer, request.videoPath)],
    steps: [SCORE_STEPS[0].name],
    input: { entries: [entry] } satisfies ScoreInput,
  });
}

/** 镜头拆解 of one video. */
export async function createDecompose(
  app: App,
  viewer: Viewer,
  input: unknown,
): Promise<{ projectId: number }> {
  requirePermission(viewer, 'spend');
  const request = parseRequest(decomposeRequest, input);
  const { sceneMethod, isAnalysis, skipVisualAnalysis } = request;
  const product = await productInfo(app, viewer, request.product);
  return createProject(app, viewer, {
    name: 'decompose',
    title: request.name,
    requestKey: request.requestKey,
    videos: [await ownVideo(app, viewer, request.videoPath)],
    steps: [DECOMPOSE_STEPS[0].name],
    input: { product, sceneMethod, isAnalysis, skipVisualAnalysis } satisfies DecomposeInput,
  });
}

/** 视频分析 of several videos, one tool each. */
export async function createAnalysis(
  app: App,
  viewer: Viewer,
  input: unknown,
): Promise<{ projectId: number }> {
  requirePermission(viewer, 'spend');
  const request = parseRequest(analysisRequest, input);
  const videos: GivenVideo[] = [];
  for (const path of request.videoPaths) videos.push(await ownVideo(app, viewer, path));
  return createProject(app, viewer, {
    name: 'analyze',
    title: request.name,
    requestKey: request.requestKey,
    videos,
    steps: videos.map(() => ANALYZE_STEPS[0].name),
    input: { mode: request.mode } satisfies AnalysisInput,
  });
}

interface NewProject {
  name: string;
  title: string;
  requestKey: string | null;
  videos: GivenVideo[];
  /** Names from the kind's step table. */
  steps: readonly string[];
  input: object;
}

/** Holds the price, creates the project with its files and starts it; once per request key. */
async function createProject(app: App, viewer: Viewer, wanted: NewProject): Promise<{ projectId: number }> {
  const repeated = await findRepeated(app, viewer, wanted.requestKey);
  if (repeated) return { projectId: repeated.id };
  const { name, title, requestKey, videos, steps, input } = wanted;
  try {
    const { project, run } = await app.db.$transaction(async (tx) => {
      const created = await tx.project.create({
        data: {
          userId: viewer.userId,
          name,
          title,
          requestKey,
          auto: true,
          input: input as Prisma.InputJsonValue,
          stepCount: steps.length,
          steps: { create: steps.map((step, index) => ({ index, name: step })) },
          files: { create: videos.map((video, index) => ({ ...video, index })) },
        },
      });
      return { project: created, run: await addRun(tx, created, { firstStep: 0 }) };
    });
    await startRun(app, project, run);
    return { projectId: project.id };
  } catch (error) {
    const first = isUniqueViolation(error) && (await findRepeated(app, viewer, requestKey));
    if (first) return { projectId: first.id };
    throw error;
  }
}
