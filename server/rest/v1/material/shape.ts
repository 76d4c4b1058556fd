import { z } from 'zod';
import type { Clip } from '../../../../prisma/generated/client/client.ts';
import type { MaterialWithClipCount } from '../../../domains/materials/materials.ts';
import type { App } from '../../../platform/app.ts';
import { microseconds, ossAddress, time, toMicroseconds } from '../fields.ts';

const MEDIA_TYPES = '1 图片，2 视频';

export const clip = z
  .object({
    id: z.int(),
    parent_id: z.int(),
    index: z.int(),
    name: z.string(),
    start_time: microseconds,
    end_time: microseconds,
    duration: microseconds,
    thumbnail: ossAddress.nullable(),
    description: z.string(),
    tags: z.array(z.string()),
  })
  .meta({ id: 'Clip' });

export const material = z
  .object({
    id: z.int(),
    name: z.string(),
    type: z.int().describe(MEDIA_TYPES),
    material_type: z.int().describe(MEDIA_TYPES),
    src_type: z.enum(['UPLOADED', 'GENERATED', 'DOWNLOADED', 'EXPORTED', 'SAMPLE']),
    src_url: z.string().nullable(),
    url: ossAddress,
    poster: ossAddress.nullable(),
    status: z.enum(['PENDING', 'READY', 'FAILED']).describe('READY 表示已分析出切片'),
    error: z.string().nullable(),
    format: z.string(),
    size: z.number().describe('字节'),
    duration: microseconds,
    width: z.int(),
    height: z.int(),
    fps: z.number(),
    has_audio: z.boolean(),
    space: z.string(),
    industry: z.string().nullable(),
    product: z.string().nullable(),
    sku: z.string().nullable(),
    batch: z.string().nullable(),
    tags: z.array(z.string()),
    description: z.string(),
    clip_count: z.int(),
    used_count: z.int().describe('被多少部成片使用'),
    download_count: z.int(),
    create_time: time,
  })
  .meta({ id: 'Material' });

export function toMaterial(app: App, row: MaterialWithClipCount): z.output<typeof material> {
  return {
    id: row.id,
    name: row.name,
    type: row.mediaType,
    material_type: row.mediaType,
    src_type: row.source,
    src_url: row.srcUrl,
    url: app.storage.address(row.storageKey),
    poster: row.posterKey && app.storage.address(row.posterKey),
    status: row.status,
    error: row.error,
    format: row.storageKey.slice(row.storageKey.lastIndexOf('.') + 1),
    size: Number(row.sizeBytes),
    duration: toMicroseconds(row.durationMs),
    width: row.width,
    height: row.height,
    fps: row.fps,
    has_audio: row.hasAudio,
    space: row.space,
    industry: row.industry,
    product: row.product,
    sku: row.sku,
    batch: row.batch,
    tags: row.tags,
    description: row.description,
    clip_count: row._count.clips,
    used_count: row.usedCount,
    download_count: row.downloadCount,
    create_time: row.createdAt.toISOString(),
  };
}

export function toClip(app: App, row: Clip): z.output<typeof clip> {
  return {
    id: row.id,
    parent_id: row.materialId,
    index: row.index,
    name: row.name ?? `切片 ${row.index + 1}`,
    start_time: toMicroseconds(row.startMs),
    end_time: toMicroseconds(row.endMs),
    duration: toMicroseconds(row.endMs - row.startMs),
    thumbnail: row.thumbnailKey && app.storage.address(row.thumbnailKey),
    description: row.description,
    tags: row.tags,
  };
}
