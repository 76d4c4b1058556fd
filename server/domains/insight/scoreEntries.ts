/** Further videos of a score project: each is an entry (视频内容 N) with a run of its own, so that scores stay side by side. */
import type { Prisma } from '../../../prisma/generated/client/client.ts';
import { type ProductInfo, SCORE_STEPS, type ScoreInput } from '../../../temporal/contracts/insight.ts';
import type { App } from '../../platform/app.ts';
import { parseRequest } from '../../platform/parseRequest.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { lockProject } from '../projects/lock.ts';
import { canCancel, getOwnProject, type ProjectWithSteps } from '../projects/projects.ts';
import { addRun, startRun } from '../projects/runs.ts';
import { STATUS } from '../projects/status.ts';
import { projectFile } from './plan.ts';
import { productInfo } from './product.ts';
import { repeatTool } from './repeatTool.ts';
import { scoreEntryRequest, scoreRetryRequest } from './request.ts';
import { type GivenVideo, ownVideo } from './videos.ts';

/**
 * A further video on a score project; without a product it is judged by the former one's.
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT, INSUFFICIENT_CREDITS; CONFLICT while the project works.
 */
export async function addScoreEntry(
  app: App,
  viewer: Viewer,
  projectId: number,
  input: unknown,
): Promise<void> {
  requirePermission(viewer, 'spend');
  const request = parseRequest(scoreEntryRequest, input);
  const product = await productInfo(app, viewer, request.product);
  const video = await ownVideo(app, viewer, request.videoPath);
  await scoreProject(app, viewer, projectId);
  await addEntry(app, projectId, { video, product });
}

/**
 * Scores an entry again. The same video and product: the entry is done anew. Another video or product: that is
 * another thing to judge, so it becomes an entry of its own and the former score stays to be compared with.
 * @throws as addScoreEntry; NOT_FOUND where there is no such entry.
 */
export async function retryScore(
  app: App,
  viewer: Viewer,
  projectId: number,
  index: number,
  input: unknown,
): Promise<void> {
  requirePermission(viewer, 'spend');
  const request = parseRequest(scoreRetryRequest, input);
  const project = await scoreProject(app, viewer, projectId);
  const entry = (project.input as unknown as ScoreInput).entries[index];
  if (!entry) throw notFound('项目不存在');
  const { projectId: _, index: __, createdAt: ___, ...video } = await projectFile(app, projectId, index);
  const sameVideo = !request.videoPath || app.storage.keyOf(request.videoPath) === video.storageKey;
  const product = (await productInfo(app, viewer, request.product)) ?? entry.product;
  if (sameVideo && sameProduct(product, entry.product)) {
    await repeatTool(app, viewer, projectId, index, 'score');
    return;
  }
  const judged = sameVideo ? (video as GivenVideo) : await ownVideo(app, viewer, request.videoPath!);
  await addEntry(app, projectId, { video: judged, product });
}

async function scoreProject(app: App, viewer: Viewer, projectId: number): Promise<ProjectWithSteps> {
  const project = await getOwnProject(app, viewer, projectId);
  if (project.name !== 'score') throw notFound('项目不存在');
  return project;
}

async function addEntry(
  app: App,
  projectId: number,
  { video, product }: { video: GivenVideo; product: ProductInfo | null },
): Promise<void> {
  const { project, run } = await app.db.$transaction(async (tx) => {
    const project = await lockProject(tx, projectId);
    if (project.deletedAt) throw notFound('项目不存在');
    if (canCancel(project)) throw new Refusal('CONFLICT', '评分进行中，请等待完成后再上传');
    const { entries } = project.input as unknown as ScoreInput;
    const index = project.stepCount;
    await tx.projectStep.create({ data: { projectId, index, name: SCORE_STEPS[0].name } });
    await tx.projectFile.create({ data: { ...video, projectId, index } });
    const entry = { product: product ?? entries.at(-1)!.product, createdAt: new Date().toISOString() };
    const next = await tx.project.update({
      where: { id: projectId },
      data: {
        stepCount: index + 1,
        status: STATUS.INITIAL,
        reason: null,
        error: null,
        input: { entries: [...entries, entry] } satisfies ScoreInput as unknown as Prisma.InputJsonValue,
      },
    });
    return { project: next, run: await addRun(tx, next, { firstStep: index }) };
  });
  await startRun(app, project, run);
}

function sameProduct(a: ProductInfo, b: ProductInfo): boolean {
  const words = (one: ProductInfo) =>
    JSON.stringify([one.productName, one.category, one.targetAudience, one.keyFeatures, one.sellingPoints]);
  return words(a) === words(b);
}
