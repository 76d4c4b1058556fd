import type { z } from 'zod';
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
import type {
  analyzed,
  decomposed,
  evidence,
  insightDetail,
  insightSummary,
  productInfo,
  reviewed,
  scene,
  scored,
  toolStatus,
} from './insightShape.ts';

const toSeconds = (ms: number) => ms / 1000;

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
      if (!result) return [step.name, step.error === null ? undefined : { error: step.error }];
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
    picture_text: one.pictureText,
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
