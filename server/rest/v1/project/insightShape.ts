import { z } from 'zod';
import type {
  AnalyzeResult,
  DecomposeResult,
  FilmScene,
  InsightResults,
  ProductInfo,
  ReviewResult,
  ScoreResult,
} from '../../../../temporal/contracts/insight.ts';
import { runWorkflowId } from '../../../../temporal/contracts/workflows.ts';
import type { AnyInsightInput } from '../../../domains/insight/insight.ts';
import type { ListedProject, ProjectWithSteps } from '../../../domains/projects/projects.ts';
import { STATUS } from '../../../domains/projects/status.ts';
import type { App } from '../../../platform/app.ts';
import { ossAddress, time } from '../fields.ts';

/** The film tools in the seed's words: seconds instead of milliseconds, and a word for each tool's status. */

const seconds = z.number().describe('秒');
const toSeconds = (ms: number) => ms / 1000;

export const productInfo = z
  .object({
    product_name: z.string(),
    category: z.string(),
    target_audience: z.string(),
    key_features: z.array(z.string()),
    selling_points: z.array(z.string()),
  })
  .meta({ id: 'ProductInfo' });

const toolStatus = z.enum(['pending', 'processing', 'done', 'failed']);

const scene = z.object({
  scene_id: z.int(),
  scene_number: z.int(),
  start_time: seconds,
  end_time: seconds,
  duration: seconds,
  asr: z.string(),
  subtitle: z.string(),
  visual_description: z.string(),
  lighting: z.string(),
  camera_shot: z.string(),
  background: z.string(),
  scene_objects: z.array(z.string()),
  role: z.string().optional().describe('拆解：在结构中的作用'),
  basis: z.enum(['measured', 'model']).describe('measured：由画面测量得出；model：模型看过画面'),
  thumbnail: ossAddress.nullable(),
});

const failed = z.object({ error: z.string().nullable() });

const analyzed = failed.extend({
  video_name: z.string(),
  total_duration: seconds,
  scene_count: z.int(),
  caption: z.string().describe('内容概述'),
  subtitle: z.string(),
  asr: z.string(),
  scenes: z.array(scene),
  notes: z.array(z.string()).describe('未能完成的部分及原因'),
});

const evidence = z.object({
  time: seconds.nullable(),
  figure: z.string().nullable(),
  quote: z.string().nullable(),
  thumbnail: ossAddress.nullable(),
});

const scored = failed.extend({
  scoring_report: z.string().describe('Markdown'),
  score: z.int(),
  level: z.string(),
  criteria: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      weight: z.int(),
      score: z.int().nullable(),
      verdict: z.string(),
      evidence: z.array(evidence),
      remedy: z.string().nullable(),
    }),
  ),
});

const reviewed = failed.extend({
  review_report: z.string().describe('Markdown'),
  passed: z.boolean(),
  findings: z.array(
    z.object({
      severity: z.enum(['block', 'warn', 'hint']),
      rule: z.string(),
      title: z.string(),
      detail: z.string(),
      evidence: z.array(evidence),
      remedy: z.string().nullable(),
    }),
  ),
});

const decomposed = failed.extend({
  overview: z.object({
    title: z.string(),
    main_content: z.string(),
    total_scenes: z.int(),
    total_duration: seconds,
  }),
  scenes: z.array(scene),
});

const oneAnalyzeInfo = z.object({
  input: z.object({
    name: z.string(),
    video_path: ossAddress,
    script_content: z.string(),
    product_info: productInfo.nullable(),
    tools: z.array(z.string()),
  }),
  status: z.record(z.string(), toolStatus),
});
const analysisInfo = z.object({ mode: z.enum(['simple', 'deep']), video_paths: z.array(ossAddress) });
const decomposeInfo = z.object({
  video_path: ossAddress,
  scene_method: z.enum(['content', 'interval']),
  is_analysis: z.boolean(),
  skip_visual_analysis: z.boolean(),
  product_info: productInfo.nullable(),
});
const scoreInfo = z.array(
  z.object({
    input: z.object({ video_path: ossAddress, product_info: productInfo }),
    output: z.object({ scoring_report: z.string(), score: z.int() }).nullable(),
    status: toolStatus,
    error: z.string().nullable(),
    created_at: time,
    task_id: z.int().describe('重试时传回'),
  }),
);

export const insightSummary = z
  .object({
    id: z.int(),
    title: z.string(),
    type: z.union([z.literal(3), z.literal(5)]).describe('3 工具，5 评分'),
    status: z.int().min(0).max(4),
    reason: z.string().nullable().describe('CANCELLED、STEP_FAILED、SOME_FAILED'),
    error: z.string().nullable(),
    error_message: z.string().nullable(),
    task_id: z.string().nullable(),
    current_step: z.int(),
    step_count: z.int(),
    poster: ossAddress.nullable(),
    info: z.union([oneAnalyzeInfo, analysisInfo, decomposeInfo, scoreInfo]),
    create_time: time,
    update_time: time,
  })
  .meta({ id: 'InsightProject' });

const oneAnalyzeResult = z.object({ analyze: analyzed, score: scored, reviewer: reviewed }).partial();

export const insightDetail = insightSummary
  .extend({
    result: z
      .union([
        decomposed,
        z.object({ caption: z.string(), subtitle: z.string(), asr: z.string(), videos: z.array(analyzed) }),
        z.object({ entries: z.array(scored.nullable()) }),
        oneAnalyzeResult,
      ])
      .nullable(),
  })
  .meta({ id: 'InsightProjectDetail' });

type Steps = Array<Pick<ProjectWithSteps['steps'][number], 'name' | 'index' | 'status' | 'error'>>;

export function toInsightSummary(app: App, project: ListedProject): z.output<typeof insightSummary> {
  const run = project.runs.at(-1);
  return {
    id: project.id,
    title: project.title,
    type: project.name === 'score' ? 5 : 3,
    status: project.status,
    reason: project.reason,
    error: project.error,
    error_message: project.error,
    task_id: run ? runWorkflowId(project.id, run.number) : null,
    current_step: project.currentStep,
    step_count: project.stepCount,
    poster: project.posterKey && app.storage.address(project.posterKey),
    info: toInfo(app, project, project.steps),
    create_time: project.createdAt.toISOString(),
    update_time: project.updatedAt.toISOString(),
  };
}

export function toInsightDetail(app: App, project: ProjectWithSteps): z.output<typeof insightDetail> {
  return { ...toInsightSummary(app, project), result: toResult(app, project) };
}

function toInfo(app: App, project: ListedProject, steps: Steps): z.output<typeof insightSummary>['info'] {
  const input = project.input as unknown as AnyInsightInput;
  const paths = project.files.map(({ storageKey }) => app.storage.address(storageKey));
  const product = input.product ? toProductInfo(input.product) : null;
  if (project.name === 'one_analyze') {
    return {
      input: {
        name: project.title,
        video_path: paths[0] ?? '',
        script_content: input.scriptContent ?? '',
        product_info: product,
        tools: steps.map(({ name }) => name),
      },
      status: Object.fromEntries(steps.map(({ name, status }) => [name, statusWord(status)])),
    };
  }
  if (project.name === 'analyze') return { mode: input.mode ?? 'simple', video_paths: paths };
  if (project.name === 'decompose') {
    return {
      video_path: paths[0] ?? '',
      scene_method: input.sceneMethod ?? 'content',
      is_analysis: input.isAnalysis ?? true,
      skip_visual_analysis: input.skipVisualAnalysis ?? false,
      product_info: product,
    };
  }
  return steps.map((step) => {
    const entry = input.entries![step.index]!;
    const made = (step as { result?: unknown }).result as ScoreResult | null | undefined;
    return {
      input: { video_path: paths[step.index] ?? '', product_info: toProductInfo(entry.product) },
      output: made ? { scoring_report: made.scoringReport, score: made.score } : null,
      status: statusWord(step.status),
      error: step.error,
      created_at: entry.createdAt,
      task_id: step.index,
    };
  });
}

function toResult(app: App, { name, steps }: ProjectWithSteps): z.output<typeof insightDetail>['result'] {
  type Made = InsightResults[keyof InsightResults] | null;
  const made = steps.map((step) => ({ step, result: step.result as unknown as Made }));
  if (name === 'decompose') {
    const result = made[0]?.result as DecomposeResult | null;
    return result && toDecomposed(app, result);
  }
  if (name === 'analyze') {
    const videos = made.flatMap(({ step, result }) =>
      result ? [toAnalyzed(app, result as AnalyzeResult, step.error)] : [],
    );
    const [first] = videos;
    return first ? { caption: first.caption, subtitle: first.subtitle, asr: first.asr, videos } : null;
  }
  if (name === 'score') {
    const entries = made.map(({ step, result }) =>
      result ? toScored(app, result as ScoreResult, step.error) : null,
    );
    return { entries };
  }
  return Object.fromEntries(
    made.map(({ step, result }) => {
      if (!result) return [step.name, undefined];
      if (step.name === 'score') return [step.name, toScored(app, result as ScoreResult, step.error)];
      if (step.name === 'reviewer') return [step.name, toReviewed(app, result as ReviewResult, step.error)];
      return [step.name, toAnalyzed(app, result as AnalyzeResult, step.error)];
    }),
  );
}

function statusWord(status: number): z.output<typeof toolStatus> {
  if (status === STATUS.DONE) return 'done';
  if (status === STATUS.FAILED) return 'failed';
  return status === STATUS.INITIAL ? 'pending' : 'processing';
}

function toAnalyzed(app: App, result: AnalyzeResult, error: string | null): z.output<typeof analyzed> {
  return {
    error,
    video_name: result.videoName,
    total_duration: toSeconds(result.probe.durationMs),
    scene_count: result.scenes.length,
    caption: result.summary,
    subtitle: result.subtitle,
    asr: result.asr,
    scenes: result.scenes.map((one) => toScene(app, one)),
    notes: result.notes,
  };
}

function toDecomposed(app: App, { overview, scenes }: DecomposeResult): z.output<typeof decomposed> {
  return {
    error: null,
    overview: {
      title: overview.title,
      main_content: overview.mainContent,
      total_scenes: overview.totalScenes,
      total_duration: toSeconds(overview.totalDurationMs),
    },
    scenes: scenes.map((one) => ({ ...toScene(app, one), role: one.role })),
  };
}

function toScored(app: App, result: ScoreResult, error: string | null): z.output<typeof scored> {
  return {
    error,
    scoring_report: result.scoringReport,
    score: result.score,
    level: result.level,
    criteria: result.criteria.map(({ basis: _, evidence: proofs, remedy, ...criterion }) => ({
      ...criterion,
      evidence: proofs.map((proof) => toEvidence(app, proof)),
      remedy: remedy?.text ?? null,
    })),
  };
}

function toReviewed(app: App, result: ReviewResult, error: string | null): z.output<typeof reviewed> {
  return {
    error,
    review_report: result.reviewReport,
    passed: result.passed,
    findings: result.findings.map(({ evidence: proofs, remedy, ...finding }) => ({
      ...finding,
      evidence: proofs.map((proof) => toEvidence(app, proof)),
      remedy: remedy?.text ?? null,
    })),
  };
}

function toEvidence(
  app: App,
  { atMs, figure, quote, thumbnailKey }: ScoreResult['criteria'][number]['evidence'][number],
): z.output<typeof evidence> {
  return {
    time: atMs === null ? null : toSeconds(atMs),
    figure,
    quote,
    thumbnail: thumbnailKey && app.storage.address(thumbnailKey),
  };
}

function toScene(app: App, one: FilmScene): z.output<typeof scene> {
  return {
    scene_id: one.sceneId,
    scene_number: one.sceneId,
    start_time: toSeconds(one.startMs),
    end_time: toSeconds(one.endMs),
    duration: toSeconds(one.endMs - one.startMs),
    asr: one.asr,
    subtitle: one.subtitle,
    visual_description: one.visualDescription,
    lighting: one.lighting,
    camera_shot: one.cameraShot,
    background: one.background,
    scene_objects: one.sceneObjects,
    basis: one.basis,
    thumbnail: one.thumbnailKey && app.storage.address(one.thumbnailKey),
  };
}

function toProductInfo(product: ProductInfo): z.output<typeof productInfo> {
  return {
    product_name: product.productName,
    category: product.category,
    target_audience: product.targetAudience,
    key_features: product.keyFeatures,
    selling_points: product.sellingPoints,
  };
}
