import { MIXCUT_STEPS } from '../../../temporal/contracts/mixcut.ts';
import { type StepDefinition, stepsPrice } from '../../../temporal/contracts/steps.ts';
import { MIXCUT_WORKFLOW } from '../../../temporal/contracts/workflows.ts';

/** A kind of project and its step table. Everything that asks "which steps, what price" asks here. */
export interface ProjectKind {
  /** As in REST and in Project.name. */
  name: string;
  /** As in GraphQL. */
  kind: 'MIXCUT';
  label: string;
  workflow: string;
  steps: readonly StepDefinition[];
  priceCredits: number;
}

export const PROJECT_KINDS: readonly ProjectKind[] = [
  {
    name: 'mixcut_digital',
    kind: 'MIXCUT',
    label: '素材混剪',
    workflow: MIXCUT_WORKFLOW,
    steps: MIXCUT_STEPS,
    priceCredits: stepsPrice(MIXCUT_STEPS),
  },
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
