/** 素材混剪: from a person's request to a project, and what a person may do at its steps. */

import type { Prisma } from '../../../prisma/generated/client/client.ts';
import {
  MIXCUT_STEPS,
  type MixcutInput,
  type MixcutResults,
  type ProjectProduct,
} from '../../../temporal/contracts/mixcut.ts';
import { runWorkflowId } from '../../../temporal/contracts/workflows.ts';
import { emitEvent } from '../../events/emit.ts';
import type { App } from '../../platform/app.ts';
import { type DatabaseSession, isUniqueViolation } from '../../platform/database.ts';
import { parseRequest } from '../../platform/parseRequest.ts';
import { badInput, Refusal } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { productSnapshot } from '../catalog/catalog.ts';
import { lockProject } from '../projects/lock.ts';
import { getOwnProject, type ProjectWithSteps } from '../projects/projects.ts';
import { findRepeated } from '../projects/repeated.ts';
import { addRun, startRun, tellTemporal } from '../projects/runs.ts';
import { STATUS } from '../projects/status.ts';
import { type MixcutRequest, mixcutRequest } from './mixcutInput.ts';
import { mergeEdit } from './stepResults.ts';
import { requireVoice } from './voices.ts';

const TITLE_LENGTH = 30;

/**
 * Holds the price, creates the project and starts it. A request key that was used before answers with the project
 * made then.
 * @throws Refusal BAD_USER_INPUT, INSUFFICIENT_CREDITS, FORBIDDEN
 */
export async function createMixcut(app: App, viewer: Viewer, input: unknown): Promise<{ projectId: number }> {
  requirePermission(viewer, 'spend');
  const request = parseRequest(mixcutRequest, input);
  requireVoice(app, request.voice, request.language);
  const repeated = await findRepeated(app, viewer, request.requestKey);
  if (repeated) return { projectId: repeated.id };
  try {
    const { project, run } = await app.db.$transaction(async (tx) => {
      await requireOwnMaterials(tx, viewer, request.materialIds);
      const product =
        request.productId === null ? null : await productSnapshot(tx, viewer, request.productId);
      const created = await tx.project.create({ data: newProject(viewer, request, product) });
      return { project: created, run: await addRun(tx, created, { firstStep: 0 }) };
    });
    await startRun(app, project, run);
    return { projectId: project.id };
  } catch (error) {
    const first = isUniqueViolation(error) && (await findRepeated(app, viewer, request.requestKey));
    if (first) return { projectId: first.id };
    throw error;
  }
}

/**
 * Goes on behind the step that waits, with an edited result where one is given. Saying it twice is harmless.
 * @throws Refusal CONFLICT where the project does not wait at this step.
 */
export async function confirmStep(
  app: App,
  viewer: Viewer,
  confirm: { projectId: number; stepName: string; edit?: unknown },
): Promise<void> {
  requirePermission(viewer, 'change');
  const project = await getOwnProject(app, viewer, confirm.projectId);
  const { index, step } = stepOf(project, confirm.stepName);
  const run = project.runs.at(-1);
  if (!run) throw new Refusal('CONFLICT', '执行下一步失败');
  if (step.status !== STATUS.WAITING) {
    if (step.status === STATUS.DONE && confirm.edit === undefined) return;
    throw new Refusal('CONFLICT', '项目当前没有等待确认此步骤');
  }
  const result = confirm.edit === undefined ? undefined : editedResult(project, index, confirm.edit);
  await app.db.$transaction(async (tx) => {
    await lockProject(tx, project.id);
    const { count } = await tx.projectStep.updateMany({
      where: { projectId: project.id, index, status: STATUS.WAITING },
      data: { status: STATUS.DONE, ...(result === undefined ? {} : { result, edited: true }) },
    });
    if (count === 0) return;
    await tx.projectRun.updateMany({ where: { id: run.id, status: 'WAITING' }, data: { status: 'RUNNING' } });
    await tx.project.update({
      where: { id: project.id },
      data: { status: STATUS.PROCESSING, currentStep: index + 1 },
    });
    await emitEvent(tx, { userId: project.userId, kind: 'PROJECT', projectId: project.id });
  });
  await tellTemporal(app, () => app.workflows.confirmStep(runWorkflowId(project.id, run.number), index));
}

/** Keeps an edit of the step that waits, without going on. @throws Refusal CONFLICT, BAD_USER_INPUT */
export async function updateStepResult(
  app: App,
  viewer: Viewer,
  update: { projectId: number; stepName: string; edit: unknown },
): Promise<void> {
  requirePermission(viewer, 'change');
  const project = await getOwnProject(app, viewer, update.projectId);
  const { index } = stepOf(project, update.stepName);
  const result = editedResult(project, index, update.edit);
  await app.db.$transaction(async (tx) => {
    await lockProject(tx, project.id);
    const { count } = await tx.projectStep.updateMany({
      where: { projectId: project.id, index, status: STATUS.WAITING },
      data: { result, edited: true },
    });
    if (count === 0) throw new Refusal('CONFLICT', '只有等待确认的步骤可以修改');
    await emitEvent(tx, { userId: project.userId, kind: 'PROJECT', projectId: project.id });
  });
}

function newProject(
  viewer: Viewer,
  request: MixcutRequest,
  product: ProjectProduct | null,
): Prisma.ProjectUncheckedCreateInput {
  const input: MixcutInput = {
    input: request.input,
    rawScript: request.rawScript?.trim() ? request.rawScript : null,
    materials: request.materialIds.map((materialId) => ({ materialId })),
    language: request.language,
    layout: request.layout,
    resolution: request.resolution,
    voice: request.voice,
    music: request.music,
    product,
  };
  return {
    userId: viewer.userId,
    name: 'mixcut_digital',
    title: [...(request.input || request.rawScript || '').replaceAll(/\s+/g, ' ').trim()]
      .slice(0, TITLE_LENGTH)
      .join(''),
    auto: request.auto,
    input: input as unknown as Prisma.InputJsonValue,
    requestKey: request.requestKey,
    stepCount: MIXCUT_STEPS.length,
    steps: { create: MIXCUT_STEPS.map((step, index) => ({ index, name: step.name })) },
  };
}

async function requireOwnMaterials(
  tx: DatabaseSession,
  viewer: Viewer,
  materialIds: number[],
): Promise<void> {
  const wanted = new Set(materialIds);
  const found = await tx.material.count({ where: { id: { in: [...wanted] }, userId: viewer.userId } });
  if (found !== wanted.size) throw badInput('materialIds', '有素材不存在或已删除，请重新选择');
}

function stepOf(project: ProjectWithSteps, stepName: string) {
  const step = project.steps.find((candidate) => candidate.name === stepName);
  if (!step) throw badInput('stepName', '未找到当前步骤名称');
  return { index: step.index, step };
}

function editedResult(project: ProjectWithSteps, index: number, edit: unknown): Prisma.InputJsonValue {
  const definition = MIXCUT_STEPS[index]!;
  const made = project.steps[index]?.result;
  if (!definition.userEdit || !made) throw badInput('result', '该步骤的结果不能修改');
  const key: keyof MixcutResults = definition.resultKey;
  return mergeEdit(key, made as never, edit) as unknown as Prisma.InputJsonValue;
}
