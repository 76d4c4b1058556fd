import { proxyActivities } from '@temporalio/workflow';
import type { MaterialActivities } from '../../contracts/activities.ts';
import type { AnalyzeMaterialInput } from '../../contracts/workflows.ts';
import { activityOptions, untilDone } from '../activityOptions.ts';
import { toldMessage } from '../failureMessage.ts';

/** Cuts a material into shots, or says why that cannot be done. */
export async function analyzeMaterialWorkflow({
  materialId,
  taskQueuePrefix,
}: AnalyzeMaterialInput): Promise<void> {
  const { analyzeMaterial } = proxyActivities<MaterialActivities>(activityOptions(taskQueuePrefix, 'media'));
  // Not on the light queue: it may be full of films that wait for just this material.
  const { failMaterial } = proxyActivities<MaterialActivities>(untilDone(taskQueuePrefix, 'media'));
  try {
    await analyzeMaterial({ materialId });
  } catch (error) {
    await failMaterial({ materialId, message: toldMessage(error) ?? '素材分析失败，请删除后重新上传' });
  }
}
