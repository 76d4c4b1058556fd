import { patched, proxyActivities, sleep } from '@temporalio/workflow';
import type { MaterialActivities } from '../../contracts/activities.ts';
import type { AnalyzeMaterialInput } from '../../contracts/workflows.ts';
import { activityOptions, untilDone } from '../activityOptions.ts';
import { toldMessage } from '../failureMessage.ts';

/** Films come first wherever both wait for the media queue; 3 is the middle and the default. */
const AFTER_FILMS = { priorityKey: 5 };
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 30 * 60_000;
/** About a day: where the engines have not arrived by then, nobody is fetching them. */
const MOST_WAITS = 54;

/**
 * Cuts a material into shots, or says why that cannot be done; films wait for this only. Then, behind all films,
 * finds the words said and shown in it.
 */
export async function analyzeMaterialWorkflow(input: AnalyzeMaterialInput): Promise<void> {
  const { materialId, taskQueuePrefix } = input;
  const { analyzeMaterial } = proxyActivities<MaterialActivities>(activityOptions(taskQueuePrefix, 'media'));
  // Not on the light queue: it may be full of films that wait for just this material.
  const { failMaterial } = proxyActivities<MaterialActivities>(untilDone(taskQueuePrefix, 'media'));
  try {
    await analyzeMaterial({ materialId });
  } catch (error) {
    await failMaterial({ materialId, message: toldMessage(error) ?? '素材分析失败，请删除后重新上传' });
    return;
  }
  // Runs that began before 2026-11-21 end here.
  if (patched('words')) await findAllWords(input);
}

/** A failure here leaves the material READY and is to be seen as a failed workflow. */
async function findAllWords({ materialId, taskQueuePrefix }: AnalyzeMaterialInput): Promise<void> {
  const options = { ...activityOptions(taskQueuePrefix, 'media'), priority: AFTER_FILMS };
  const { findWords } = proxyActivities<MaterialActivities>(options);
  for (let waits = 0; waits < MOST_WAITS; ) {
    const left = await findWords({ materialId });
    if (left === 'none') return;
    if (left === 'later') await sleep(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** waits));
    // Whoever gets on waits briefly again.
    waits = left === 'later' ? waits + 1 : 0;
  }
}
