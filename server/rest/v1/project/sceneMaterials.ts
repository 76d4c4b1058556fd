import { z } from 'zod';
import type { ClipCandidate } from '../../../../temporal/contracts/matching.ts';
import type { MixcutResults } from '../../../../temporal/contracts/mixcut.ts';
import type { FilmScene } from '../../../domains/production/results.ts';
import type { App } from '../../../platform/app.ts';
import { microseconds, ossAddress, toMicroseconds } from '../fields.ts';
import { scriptScene, toScriptScene } from './script.ts';

const sceneMaterial = z
  .object({
    material_id: z.int(),
    material_name: z.string(),
    material_type: z.int().describe('1 图片，2 视频'),
    path: ossAddress,
    duration: microseconds,
    metadata: z.object({
      clip_id: z.int().nullable().describe('图片没有切片'),
      start_time: microseconds,
      end_time: microseconds,
      score: z.number().describe('0 至 1，仅用于排序'),
      reason: z.string(),
      video_url: ossAddress,
      thumbnail: ossAddress.nullable(),
      width: z.int(),
      height: z.int(),
    }),
  })
  .meta({ id: 'SceneMaterial' });

const scriptItem = scriptScene
  .extend({
    materials: z.array(sceneMaterial).describe('依次播放的镜头'),
    alternatives: z.array(sceneMaterial).describe('备选，最多五个'),
  })
  .meta({ id: 'ScriptItem' });

export const scriptDetails = z.array(z.object({ engine: z.string(), script_item_list: z.array(scriptItem) }));

/** The seed's one-element list: the scenes with what was found for them. */
export function toScriptDetails(
  app: App,
  details: MixcutResults['script_details'],
  scenes: readonly FilmScene[],
): z.output<typeof scriptDetails> {
  const items = scenes.map((scene) => ({
    ...toScriptScene(scene),
    materials: (scene.clips?.chosen ?? []).map((clip) => toSceneMaterial(app, clip)),
    alternatives: (scene.clips?.alternatives ?? []).map((clip) => toSceneMaterial(app, clip)),
  }));
  return [{ engine: details.engine, script_item_list: items }];
}

function toSceneMaterial(app: App, clip: ClipCandidate): z.output<typeof sceneMaterial> {
  const path = app.storage.address(clip.storageKey);
  return {
    material_id: clip.materialId,
    material_name: clip.name,
    material_type: clip.mediaType === 'image' ? 1 : 2,
    path,
    duration: toMicroseconds(clip.endMs - clip.startMs),
    metadata: {
      clip_id: clip.clipId,
      start_time: toMicroseconds(clip.startMs),
      end_time: toMicroseconds(clip.endMs),
      score: clip.score,
      reason: clip.reason,
      video_url: path,
      thumbnail: clip.thumbnailKey && app.storage.address(clip.thumbnailKey),
      width: clip.width,
      height: clip.height,
    },
  };
}

const toMilliseconds = (value: number) => Math.round(value / 1000);

/** Chosen clips as integrators send them back, in the domain's words. */
export const scriptDetailsEdit = z
  .array(
    z.object({
      script_item_list: z.array(
        z.object({
          scene_number: z.int(),
          materials: z.array(
            z.object({
              material_id: z.int(),
              metadata: z.object({
                clip_id: z.int().nullable(),
                start_time: z.number(),
                end_time: z.number(),
              }),
            }),
          ),
        }),
      ),
    }),
  )
  .min(1)
  .transform(([details]) => ({
    scenes: (details?.script_item_list ?? []).map((item) => ({
      sceneNumber: item.scene_number,
      chosen: item.materials.map(({ material_id, metadata }) => ({
        materialId: material_id,
        clipId: metadata.clip_id,
        startMs: toMilliseconds(metadata.start_time),
        endMs: toMilliseconds(metadata.end_time),
      })),
    })),
  }));
