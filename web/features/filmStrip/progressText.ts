import { formatEta } from '../../lib/format.ts';
import { filmStrip as t } from '../../locales/zh-CN/filmStrip.ts';
import type { WorkStatus } from '../statusTag/statusTable.ts';

export interface StripStep {
  readonly label: string;
  readonly status: WorkStatus;
  readonly progress:
    | { readonly fraction: number; readonly message: string; readonly etaSeconds: number | null | undefined }
    | null
    | undefined;
}

export interface StripProject {
  readonly status: WorkStatus;
  readonly reason: string | null | undefined;
  readonly currentStep: number;
  readonly steps: readonly StripStep[];
}

/** The step that moves, waits or failed; null when all are done or none has begun. */
export function currentStepOf<Step extends StripStep>(project: {
  readonly currentStep: number;
  readonly steps: readonly Step[];
}): Step | null {
  const active = project.steps.find((step) => step.status !== 'DONE' && step.status !== 'INITIAL');
  return active ?? project.steps[project.currentStep] ?? null;
}

/** One sentence: what happens now and how long it will still take, e.g. "镜头 3/8 合成中 · 约 40 秒". */
export function progressSentence(project: StripProject): string {
  if (project.status === 'DONE') return t.done;
  if (project.status === 'FAILED') return project.reason === 'CANCELLED' ? t.cancelled : t.failed;
  const step = currentStepOf(project);
  if (!step || project.status === 'INITIAL') return t.initial;
  if (project.status === 'WAITING') return t.waiting(step.label);
  const message = step.progress?.message || t.working(step.label);
  const eta = step.progress?.etaSeconds;
  return eta ? `${message} · ${formatEta(eta)}` : message;
}

/** 0–1 over all steps: finished ones whole, the current one by its own measured progress. */
export function overallFraction(project: Pick<StripProject, 'status' | 'steps'>): number {
  if (project.status === 'DONE') return 1;
  if (project.steps.length === 0) return 0;
  const sum = project.steps.reduce((total, step) => total + stepFraction(step), 0);
  return Math.min(1, sum / project.steps.length);
}

export function stepFraction(step: StripStep): number {
  if (step.status === 'DONE' || step.status === 'WAITING') return 1;
  if (step.status === 'INITIAL') return 0;
  return Math.min(1, Math.max(0, step.progress?.fraction ?? 0));
}
