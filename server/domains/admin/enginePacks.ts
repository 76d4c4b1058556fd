import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PackStatus } from '../../../temporal/providers/packs/packStatus.ts';
import { createPackStore } from '../../../temporal/providers/packs/packStore.ts';
import type { App } from '../../platform/app.ts';
import { userCacheDir } from '../../platform/config/userCache.ts';

const LOOK_AGAIN_MS = 1_000;

/** The packs of this machine's embedded engines as they stand now; none where they are switched off. */
export function listEnginePacks({ config }: Pick<App, 'config'>): PackStatus[] {
  if (config.enginePacks === 'off') return [];
  return createPackStore({ cacheDir: join(userCacheDir(), 'packs') }).listPacks();
}

/** The packs now and at each change, until the reader leaves. The fetching is another process's: its files are read. */
export async function* watchEnginePacks(app: Pick<App, 'config'>): AsyncGenerator<PackStatus[], void> {
  let told = '';
  for (;;) {
    const packs = listEnginePacks(app);
    const state = JSON.stringify(packs);
    if (state !== told) yield packs;
    told = state;
    await sleep(LOOK_AGAIN_MS);
  }
}
