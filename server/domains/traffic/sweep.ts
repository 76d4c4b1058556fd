import type { App } from '../../platform/app.ts';
import { sweepBlocks } from './blocks.ts';
import { sweepWindows } from './windows.ts';

/** Forgets statistics, windows and blocks that nobody asks for any more. */
export async function sweepTraffic({ db, config }: Pick<App, 'db' | 'config'>): Promise<void> {
  const oldest = new Date(Date.now() - config.traffic.keepDays * 24 * 60 * 60 * 1000);
  await db.requestStat.deleteMany({ where: { hour: { lt: oldest } } });
  await sweepWindows(db);
  await sweepBlocks(db);
}
