import {
  type Client,
  WorkflowExecutionAlreadyStartedError,
  WorkflowNotFoundError,
  type WorkflowStartOptions,
} from '@temporalio/client';
import { defineSearchAttributeKey } from '@temporalio/common';
import {
  ANALYZE_MATERIAL_WORKFLOW,
  type AnalyzeMaterialInput,
  analyzeMaterialWorkflowId,
  CONFIRM_STEP_SIGNAL,
  DRAW_SAMPLES_WORKFLOW,
  type RunInput,
  runWorkflowId,
  SEARCH_ATTRIBUTES,
  SPEAK_SAMPLE_WORKFLOW,
  speakSampleWorkflowId,
  taskQueue,
} from '../../temporal/contracts/workflows.ts';
import { QUEUE_KINDS, queueState } from './queueState.ts';
import type { Workflows } from './workflows.ts';

const projectIdKey = defineSearchAttributeKey(SEARCH_ATTRIBUTES.projectId, 'INT');
const userIdKey = defineSearchAttributeKey(SEARCH_ATTRIBUTES.userId, 'INT');
const kindKey = defineSearchAttributeKey(SEARCH_ATTRIBUTES.kind, 'KEYWORD');

/** The port over a real Temporal client. */
export function temporalWorkflows(client: Client, taskQueuePrefix: string): Workflows {
  const start = async (name: string, options: WorkflowStartOptions) => {
    try {
      await client.workflow.start(name, options);
    } catch (error) {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
    }
  };
  const ignoreMissing = async (call: Promise<unknown>) => {
    try {
      await call;
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) throw error;
    }
  };
  return {
    async startRun({ workflow, userId, runNumber, input }) {
      const args: [RunInput] = [input];
      await start(workflow, {
        workflowId: runWorkflowId(input.projectId, runNumber),
        taskQueue: taskQueue(taskQueuePrefix, 'light'),
        // A finished attempt is never run again under its own id: a retry is a new run with a new number.
        workflowIdReusePolicy: 'ALLOW_DUPLICATE_FAILED_ONLY',
        args,
        typedSearchAttributes: [
          { key: projectIdKey, value: input.projectId },
          { key: userIdKey, value: userId },
          { key: kindKey, value: workflow },
        ],
      });
    },
    async confirmStep(workflowId, stepIndex) {
      await ignoreMissing(client.workflow.getHandle(workflowId).signal(CONFIRM_STEP_SIGNAL, stepIndex));
    },
    async cancel(workflowId) {
      await ignoreMissing(client.workflow.getHandle(workflowId).cancel());
    },
    async state(workflowId) {
      try {
        const { status } = await client.workflow.getHandle(workflowId).describe();
        return status.name === 'RUNNING' ? 'RUNNING' : 'CLOSED';
      } catch (error) {
        if (error instanceof WorkflowNotFoundError) return 'MISSING';
        throw error;
      }
    },
    async drawSamples() {
      const handle = await client.workflow.start(DRAW_SAMPLES_WORKFLOW, {
        workflowId: DRAW_SAMPLES_WORKFLOW,
        workflowIdConflictPolicy: 'USE_EXISTING',
        taskQueue: taskQueue(taskQueuePrefix, 'light'),
        args: [{ taskQueuePrefix }],
      });
      const done: Promise<void> = handle.result();
      // Not everybody waits for it, and a failure that nobody awaits would end the process.
      done.catch(() => undefined);
      return { done };
    },
    async speakSample(voice) {
      const handle = await client.workflow.start(SPEAK_SAMPLE_WORKFLOW, {
        workflowId: speakSampleWorkflowId(voice),
        workflowIdConflictPolicy: 'USE_EXISTING',
        taskQueue: taskQueue(taskQueuePrefix, 'light'),
        args: [{ voice, taskQueuePrefix }],
      });
      return handle.result();
    },
    queues: () => Promise.all(QUEUE_KINDS.map((kind) => queueState(client, taskQueuePrefix, kind))),
    async startMaterialAnalysis({ id, userId }) {
      const args: [AnalyzeMaterialInput] = [{ materialId: id, taskQueuePrefix }];
      await start(ANALYZE_MATERIAL_WORKFLOW, {
        workflowId: analyzeMaterialWorkflowId(id),
        taskQueue: taskQueue(taskQueuePrefix, 'light'),
        args,
        typedSearchAttributes: [
          { key: userIdKey, value: userId },
          { key: kindKey, value: ANALYZE_MATERIAL_WORKFLOW },
        ],
      });
    },
  };
}
