import { z } from 'zod';
import type { MixcutInput, ProjectProduct } from '../../../../temporal/contracts/mixcut.ts';
import { runWorkflowId } from '../../../../temporal/contracts/workflows.ts';
import { resultsOf } from '../../../domains/production/results.ts';
import { stepDefinition } from '../../../domains/projects/kinds.ts';
import type { ListedProject, ProjectWithSteps } from '../../../domains/projects/projects.ts';
import type { App } from '../../../platform/app.ts';
import { ossAddress, time } from '../fields.ts';
import { filmResult, toFilmResult } from './film.ts';
import { projectState, toState } from './state.ts';

/** The seed's type label of workflows. */
const WORKFLOW_TYPE = 2;

const status = z.int().min(0).max(4).describe('0 初始化，1 处理中，2 已完成，3 失败，4 等待确认');

const info = z.object({
  name: z.string(),
  is_mixcut: z.boolean(),
  auto: z.boolean(),
  params: z.object({
    input: z.string(),
    raw_script: z.string().nullable(),
    input_materials: z.array(z.object({ material_id: z.int() })),
    language: z.enum(['zh', 'en']),
    layout: z.enum(['horizontal', 'vertical']),
    resolution_level: z.int(),
    voice: z.string().nullable(),
    music: z.boolean(),
    product_info: z
      .object({
        product_id: z.int(),
        product_name: z.string(),
        category: z.string(),
        target_audience: z.string(),
        key_features: z.array(z.string()),
        selling_points: z.array(z.string()),
      })
      .nullable()
      .describe('创建时的产品内容；没有选产品时为空'),
  }),
  exported: z.int().nullable().describe('入库后的素材编号'),
});

export const projectSummary = z
  .object({
    id: z.int(),
    title: z.string(),
    type: z.literal(WORKFLOW_TYPE),
    status,
    reason: z.string().nullable().describe('CANCELLED、STEP_FAILED …'),
    error: z.string().nullable(),
    error_message: z.string().nullable(),
    task_id: z.string().nullable().describe('最近一次运行的工作流编号'),
    current_step: z.int(),
    step_count: z.int(),
    poster: ossAddress.nullable(),
    info,
    create_time: time,
    update_time: time,
  })
  .meta({ id: 'Project' });

const step = z.object({
  index: z.int(),
  name: z.string(),
  label: z.string(),
  state: status,
  result_key: z.string(),
  edited: z.boolean(),
  engine: z.string().nullable(),
  error: z.string().nullable(),
  progress: z
    .object({ fraction: z.number(), message: z.string(), eta_seconds: z.number().nullable() })
    .nullable(),
  start_time: time.nullable(),
  end_time: time.nullable(),
});

export const projectDetail = projectSummary
  .extend({ steps: z.array(step), state: projectState, result: filmResult.nullable() })
  .meta({ id: 'ProjectDetail' });

export function toSummary(app: App, project: ListedProject): z.output<typeof projectSummary> {
  const run = project.runs.at(-1);
  const input = project.input as unknown as MixcutInput;
  return {
    id: project.id,
    title: project.title,
    type: WORKFLOW_TYPE,
    status: project.status,
    reason: project.reason,
    error: project.error,
    error_message: project.error,
    task_id: run ? runWorkflowId(project.id, run.number) : null,
    current_step: project.currentStep,
    step_count: project.stepCount,
    poster: project.posterKey && app.storage.address(project.posterKey),
    info: {
      name: project.name,
      is_mixcut: true,
      auto: project.auto,
      params: {
        input: input.input,
        raw_script: input.rawScript,
        input_materials: input.materials.map(({ materialId }) => ({ material_id: materialId })),
        language: input.language,
        layout: input.layout,
        resolution_level: input.resolution,
        voice: input.voice,
        music: input.music,
        product_info: input.product ? toProductInfo(input.product) : null,
      },
      exported: project.exportedMaterialId,
    },
    create_time: project.createdAt.toISOString(),
    update_time: project.updatedAt.toISOString(),
  };
}

function toProductInfo({ productId, name, ...product }: ProjectProduct) {
  return {
    product_id: productId,
    product_name: name,
    category: product.category,
    target_audience: product.targetAudience,
    key_features: product.keyFeatures,
    selling_points: product.sellingPoints,
  };
}

export function toDetail(app: App, project: ProjectWithSteps): z.output<typeof projectDetail> {
  const state = toState(app, resultsOf(project.steps));
  const film = state.cut_drafts?.[0];
  return {
    ...toSummary(app, project),
    steps: project.steps.map(toStep),
    state,
    result: film ? toFilmResult(film, state.audio_files ?? []) : null,
  };
}

interface Progress {
  fraction: number;
  message: string;
  etaSeconds?: number | null;
}

function toStep(row: ProjectWithSteps['steps'][number]): z.output<typeof step> {
  const { label, resultKey } = stepDefinition(row.name);
  const progress = row.progress as Progress | null;
  return {
    index: row.index,
    name: row.name,
    label,
    state: row.status,
    result_key: resultKey,
    edited: row.edited,
    engine: row.engine,
    error: row.error,
    progress: progress && {
      fraction: progress.fraction,
      message: progress.message,
      eta_seconds: progress.etaSeconds ?? null,
    },
    start_time: row.startedAt?.toISOString() ?? null,
    end_time: row.finishedAt?.toISOString() ?? null,
  };
}
