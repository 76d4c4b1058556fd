import type { App } from '../../platform/app.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';

/**
 * A usable address for an `oss://` one, if it belongs to something this viewer may see: an upload, a material with
 * its pictures, or what a project of theirs made.
 * @throws Refusal NOT_FOUND, the same for what is not theirs, what does not exist and what is no address at all.
 */
export async function signAddress(app: App, viewer: Viewer, address: string): Promise<string> {
  const key = app.storage.keyOf(address);
  if (!key || !(await mayRead(app, viewer, key))) throw notFound('文件不存在或无权访问');
  return app.storage.signedUrl(key);
}

async function mayRead(app: App, viewer: Viewer, key: string): Promise<boolean> {
  // Administrators see everybody's projects and materials, so here too.
  const owner = viewer.role === 'ADMIN' ? null : viewer.userId;
  const [row] = await app.db.$queryRaw<[{ readable: boolean }]>`
    SELECT
      EXISTS (SELECT 1 FROM "Upload" u
              WHERE u."storageKey" = ${key} AND (${owner}::int IS NULL OR u."userId" = ${owner}::int))
      OR EXISTS (SELECT 1 FROM "Material" m LEFT JOIN "Clip" c ON c."materialId" = m."id"
                 WHERE (${owner}::int IS NULL OR m."userId" = ${owner}::int)
                   AND ${key} IN (m."storageKey", m."posterKey", c."thumbnailKey"))
      OR EXISTS (SELECT 1 FROM "Project" p JOIN "ProjectStep" s ON s."projectId" = p."id"
                 WHERE (${owner}::int IS NULL OR p."userId" = ${owner}::int) AND p."deletedAt" IS NULL
                   AND (p."posterKey" = ${key}
                        OR s."progress" ->> 'frameKey' = ${key}
                        OR s."result" @> jsonb_build_object('filmKey', ${key}::text)
                        OR s."result" @> jsonb_build_object('posterKey', ${key}::text)
                        OR s."result" @> jsonb_build_object('subtitleKey', ${key}::text)
                        OR s."result" @> jsonb_build_object(
                             'scenes', jsonb_build_array(jsonb_build_object('audioKey', ${key}::text)))))
      AS readable`;
  return row.readable;
}
