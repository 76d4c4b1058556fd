import type { App } from '../../platform/app.ts';
import type { DatabaseSession } from '../../platform/database.ts';

/**
 * Deletes the objects that no row speaks of any more. An exported film, for example, is one object with two
 * owners: the project that made it and the material in the library. Call it after the rows are gone.
 */
export async function removeUnreferenced(app: App, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const used = new Set(await referencedKeys(app.db, keys));
  await app.storage.delete(keys.filter((key) => !used.has(key)));
}

/** Which of these keys some upload, sample, material, clip, analysis or living project still uses. */
async function referencedKeys(db: DatabaseSession, keys: readonly string[]): Promise<string[]> {
  const rows = await db.$queryRaw<Array<{ key: string }>>`
    SELECT k.key FROM unnest(${keys}::text[]) AS k(key)
    WHERE EXISTS (SELECT 1 FROM "Upload" u WHERE u."storageKey" = k.key)
       OR EXISTS (SELECT 1 FROM "SampleMaterial" s WHERE s."storageKey" = k.key)
       OR EXISTS (SELECT 1 FROM "Material" m WHERE m."storageKey" = k.key OR m."posterKey" = k.key)
       OR EXISTS (SELECT 1 FROM "ProjectFile" f JOIN "Project" p ON p."id" = f."projectId"
                  WHERE p."deletedAt" IS NULL AND (f."storageKey" = k.key OR f."posterKey" = k.key))
       OR EXISTS (SELECT 1 FROM "Clip" c WHERE c."thumbnailKey" = k.key)
       OR EXISTS (SELECT 1 FROM "ContentAnalysis" a WHERE a."posterKey" = k.key OR k.key = ANY (a."thumbnailKeys"))
       OR EXISTS (SELECT 1 FROM "Project" p JOIN "ProjectStep" s ON s."projectId" = p."id"
                  WHERE p."deletedAt" IS NULL
                    AND (p."posterKey" = k.key OR position(to_json(k.key)::text IN s."result"::text) > 0))`;
  return rows.map((row) => row.key);
}
