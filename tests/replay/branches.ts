import { setTimeout as sleep } from 'node:timers/promises';
import { ApplicationFailure, Context } from '@temporalio/activity';
import type { WorkflowHandle } from '@temporalio/client';
import type { allActivities } from '../../temporal/activities/allActivities.ts';
import { TOLD_FAILURE } from '../../temporal/contracts/activities.ts';
import { MIXCUT_STEPS } from '../../temporal/contracts/mixcut.ts';
import {
  ANALYZE_MATERIAL_WORKFLOW,
  CONFIRM_STEP_SIGNAL,
  DRAW_SAMPLES_WORKFLOW,
  MIXCUT_WORKFLOW,
  SPEAK_SAMPLE_WORKFLOW,
  TOOLS_WORKFLOW,
} from '../../temporal/contracts/workflows.ts';

/** One way a workflow can go: how its activities behave, and what happens to it from outside. */
export interface Branch {
  /** Name of its history's file. */
  name: string;
  workflow: string;
  input: Record<string, unknown>;
  /** By activity name; those not named here succeed at once. */
  activities?: Record<string, () => Promise<unknown>>;
  meanwhile?: (handle: WorkflowHandle) => Promise<void>;
  fails?: true;
}

const run = (firstStep: number) => ({ projectId: 1, runId: 1, firstStep });

/** Waits behind each step that may be edited, as a project that does not run through. */
const waitingSteps = Object.fromEntries(
  MIXCUT_STEPS.map(({ activity, userEdit }) => [activity, async () => ({ waits: userEdit })]),
);

const fail = (type: string) => async () => {
  throw ApplicationFailure.nonRetryable('没有可用的素材', type);
};

/** Answers this on the first call, that on the second. */
function oneAfterTheOther(...answers: string[]): () => Promise<string | undefined> {
  return async () => answers.shift();
}

let working: PromiseWithResolvers<void> = Promise.withResolvers();

/** Works until it is cancelled. */
async function workForEver(): Promise<void> {
  const context = Context.current();
  const beat = setInterval(() => context.heartbeat(), 100);
  working.resolve();
  try {
    await context.cancelled;
  } finally {
    clearInterval(beat);
  }
}

async function cancelWhileItWorks(handle: WorkflowHandle): Promise<void> {
  await working.promise;
  working = Promise.withResolvers();
  await handle.cancel();
}

/** Until so many activities have been scheduled and nothing is under way: the workflow waits for a signal. */
async function untilItWaits(handle: WorkflowHandle, activities: number): Promise<void> {
  for (;;) {
    const { events = [] } = await handle.fetchHistory();
    const completed = events?.filter(({ activityTaskCompletedEventAttributes: done }) => done).length ?? 0;
    if (completed === activities && events?.at(-1)?.workflowTaskCompletedEventAttributes) return;
    await sleep(20);
  }
}

/** Two tools at one film. */
const planTools = async () => [
  {
    fileIndex: 0,
    steps: [
      { index: 0, activity: 'analyzeFilm' },
      { index: 1, activity: 'scoreFilm' },
    ],
  },
];

export const BRANCHES: readonly Branch[] = [
  { name: 'mixcut.auto', workflow: MIXCUT_WORKFLOW, input: run(0) },
  {
    name: 'mixcut.waiting',
    workflow: MIXCUT_WORKFLOW,
    input: run(0),
    activities: waitingSteps,
    async meanwhile(handle) {
      for (const [index, { userEdit }] of MIXCUT_STEPS.entries()) {
        if (!userEdit) continue;
        await untilItWaits(handle, index + 1);
        await handle.signal(CONFIRM_STEP_SIGNAL, index);
      }
    },
  },
  {
    name: 'mixcut.confirmed-twice',
    workflow: MIXCUT_WORKFLOW,
    input: run(0),
    activities: waitingSteps,
    async meanwhile(handle) {
      await untilItWaits(handle, 1);
      await Promise.all([handle.signal(CONFIRM_STEP_SIGNAL, 0), handle.signal(CONFIRM_STEP_SIGNAL, 0)]);
      // And the last one before it is asked for.
      await handle.signal(CONFIRM_STEP_SIGNAL, 5);
    },
  },
  {
    name: 'mixcut.failed-step',
    workflow: MIXCUT_WORKFLOW,
    input: run(0),
    activities: { searchClips: fail(TOLD_FAILURE) },
  },
  {
    name: 'mixcut.failed-untold',
    workflow: MIXCUT_WORKFLOW,
    input: run(0),
    activities: { synthesizeSpeech: fail('RunStopped') },
  },
  {
    name: 'mixcut.cancelled-running',
    workflow: MIXCUT_WORKFLOW,
    input: run(0),
    activities: { generateVideo: workForEver },
    meanwhile: cancelWhileItWorks,
  },
  {
    name: 'mixcut.cancelled-waiting',
    workflow: MIXCUT_WORKFLOW,
    input: run(0),
    activities: waitingSteps,
    async meanwhile(handle) {
      await untilItWaits(handle, 1);
      await handle.cancel();
    },
  },
  { name: 'mixcut.retried-from-3', workflow: MIXCUT_WORKFLOW, input: run(3) },
  { name: 'tools.ok', workflow: TOOLS_WORKFLOW, input: run(0), activities: { planTools } },
  {
    name: 'tools.one-failed',
    workflow: TOOLS_WORKFLOW,
    input: run(0),
    activities: { planTools, scoreFilm: fail(TOLD_FAILURE) },
  },
  {
    name: 'tools.film-unreadable',
    workflow: TOOLS_WORKFLOW,
    input: run(0),
    activities: { planTools, readFilm: fail(TOLD_FAILURE) },
  },
  {
    name: 'tools.cancelled',
    workflow: TOOLS_WORKFLOW,
    input: run(0),
    activities: { planTools, readFilm: workForEver },
    meanwhile: cancelWhileItWorks,
  },
  {
    name: 'analyze-material.ok',
    workflow: ANALYZE_MATERIAL_WORKFLOW,
    input: { materialId: 1 },
    activities: { findWords: oneAfterTheOther('more', 'none') },
  },
  {
    name: 'analyze-material.failed',
    workflow: ANALYZE_MATERIAL_WORKFLOW,
    input: { materialId: 1 },
    activities: { analyzeMaterial: fail(TOLD_FAILURE) },
  },
  { name: 'draw-samples.ok', workflow: DRAW_SAMPLES_WORKFLOW, input: {} },
  { name: 'speak-sample.ok', workflow: SPEAK_SAMPLE_WORKFLOW, input: { voice: 'zf_xiaoxiao' } },
  {
    name: 'speak-sample.failed',
    workflow: SPEAK_SAMPLE_WORKFLOW,
    input: { voice: 'nobody' },
    activities: { speakSample: fail(TOLD_FAILURE) },
    fails: true,
  },
];

/** Named one by one, so that the compiler asks for a new one. */
const SUCCEED: Record<keyof ReturnType<typeof allActivities>, true> = {
  writeScript: true,
  searchClips: true,
  synthesizeSpeech: true,
  mergeScenes: true,
  mixAudio: true,
  addSubtitles: true,
  generateVideo: true,
  endRun: true,
  planTools: true,
  readFilm: true,
  failTool: true,
  analyzeFilm: true,
  scoreFilm: true,
  reviewFilm: true,
  decomposeFilm: true,
  analyzeMaterial: true,
  findWords: true,
  failMaterial: true,
  drawSamples: true,
  speakSample: true,
};

/** All activities as this branch has them. */
export function activitiesOf(branch: Branch): Record<string, () => Promise<unknown>> {
  const succeed = async () => ({ waits: false });
  return { ...Object.fromEntries(Object.keys(SUCCEED).map((name) => [name, succeed])), ...branch.activities };
}
