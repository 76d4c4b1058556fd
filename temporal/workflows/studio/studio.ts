import { proxyActivities } from '@temporalio/workflow';
import type { StudioActivities } from '../../contracts/activities.ts';
import { activityOptions } from '../activityOptions.ts';

/** Draws the sample material of an installation. */
export async function drawSamplesWorkflow({ taskQueuePrefix }: { taskQueuePrefix: string }): Promise<void> {
  await proxyActivities<StudioActivities>(activityOptions(taskQueuePrefix, 'media')).drawSamples();
}

/** Speaks the sample sentence of a voice; the result is the storage key of the sound. */
export async function speakSampleWorkflow(input: {
  voice: string;
  taskQueuePrefix: string;
}): Promise<string> {
  const { speakSample } = proxyActivities<StudioActivities>({
    ...activityOptions(input.taskQueuePrefix, 'media'),
    // Somebody waits for it.
    scheduleToCloseTimeout: '60 seconds',
  });
  return speakSample({ voice: input.voice });
}
