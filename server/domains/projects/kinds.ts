import {
  ANALYZE_STEPS,
  DECOMPOSE_STEPS,
  ONE_ANALYZE_STEPS,
  SCORE_STEPS,
} from '../../../temporal/contracts/insight.ts';
import { MIXCUT_STEPS } from '../../../temporal/contracts/mixcut.ts';
import { type StepDefinition, stepsPrice } from '../../../temporal/contracts/steps.ts';
import { MIXCUT_WORKFLOW, TOOLS_WORKFLOW } from '../../../temporal/contracts/workflows.ts';
import { COST_CHANNEL, type CostChannel } from '../credits/credits.ts';

/** A kind of project and its step table. Everything that asks "which steps, what price" asks here. */
export interface ProjectKind {
  /** As in REST and in Project.name. */
  name: string;
  /** As in GraphQL. */
  kind: 'MIXCUT' | 'ONE_ANALYZE' | 'SCORE' | 'DECOMPOSE' | 'ANALYZE';
  label: string;
  workflow: string;
  /** The step table. A sequential project has them all; one whose tools run side by side, those that were chosen. */
  steps: readonly StepDefinition[];
  /** All steps together. */
  priceCredits: number;
  /**
   * The steps are tools that run, fail, are refunded and retried each for itself; null: one step after another.
   * `files`: whether they all look at one file, or each at the one with its own index.
   */
  tools: { files: 'shared' | 'own' } | null;
  /** How the books call what is spent on it. */
  costChannel: CostChannel;
}

function toolKind(
  name: string,
  kind: ProjectKind['kind'],
  label: string,
  steps: readonly StepDefinition[],
  files: 'shared' | 'own',
): ProjectKind {
  return {
    name,
    kind,
    label,
    workflow: TOOLS_WORKFLOW,
    steps,
    priceCredits: stepsPrice(steps),
    tools: { files },
    costChannel: COST_CHANNEL.TOOL,
  };
}

export const PROJECT_KINDS: readonly ProjectKind[] = [
  {
    name: 'mixcut_digital',
    kind: 'MIXCUT',
    label: '素材混剪',
    workflow: MIXCUT_WORKFLOW,
    steps: MIXCUT_STEPS,
    priceCredits: stepsPrice(MIXCUT_STEPS),
    tools: null,
    costChannel: COST_CHANNEL.WORKFLOW,
  },
  toolKind('one_analyze', 'ONE_ANALYZE', '一键分析', ONE_ANALYZE_STEPS, 'shared'),
  toolKind('score', 'SCORE', '视频评分', SCORE_STEPS, 'own'),
  toolKind('decompose', 'DECOMPOSE', '镜头拆解', DECOMPOSE_STEPS, 'shared'),
  toolKind('analyze', 'ANALYZE', '视频分析', ANALYZE_STEPS, 'own'),
];

/** @throws where a project's name is none of ours, which only a broken database can cause. */
export function projectKind(name: string): ProjectKind {
  const kind = PROJECT_KINDS.find((candidate) => candidate.name === name);
  if (!kind) throw new Error(`no project kind is named ${name}`);
  return kind;
}

const stepsByName = new Map(PROJECT_KINDS.flatMap(({ steps }) => steps.map((step) => [step.name, step])));

/** The row of the step table with this name. @throws where no table has it. */
export function stepDefinition(name: string): StepDefinition {
  const step = stepsByName.get(name);
  if (!step) throw new Error(`no step is named ${name}`);
  return step;
}

/**
 * What was done, in words: "素材混剪 · 脚本撰写". Receipts outlive step tables: what no table has is called by its
 * own name instead of failing.
 */
export function workLabel(projectName: string, stepName: string | null): string {
  const kind = PROJECT_KINDS.find(({ name }) => name === projectName)?.label ?? projectName;
  return stepName ? `${kind} · ${stepsByName.get(stepName)?.label ?? stepName}` : kind;
}
