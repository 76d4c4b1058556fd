/** What can be seen in the scenes of a file: found once per content and engine. */
import type { Prisma } from '../../../prisma/generated/client/client.ts';
import type { SceneLook } from '../../../temporal/contracts/insight.ts';
import type { App } from '../../platform/app.ts';

/** One a shot; null where this engine has not looked. */
export async function findLooks(app: App, sha256: string, engine: string): Promise<SceneLook[] | null> {
  const row = await app.db.contentLooks.findUnique({ where: { sha256_engine: { sha256, engine } } });
  return row && (row.looks as unknown as SceneLook[]);
}

/** Keeps what an engine saw for everybody with the same content; the first one stays. */
export async function keepLooks(app: App, sha256: string, engine: string, looks: SceneLook[]): Promise<void> {
  await app.db.contentLooks.createMany({
    data: { sha256, engine, looks: looks as unknown as Prisma.InputJsonValue },
    skipDuplicates: true,
  });
}
