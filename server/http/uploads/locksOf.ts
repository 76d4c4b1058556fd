import type { App } from '../../platform/app.ts';
import { UploadLocks } from './uploadLocks.ts';

const opened = new WeakMap<App, UploadLocks>();

/** The process's locks on incoming files; their connection opens with the first one that is taken. */
export function locksOf(app: App): UploadLocks {
  const locks = opened.get(app) ?? new UploadLocks(app.config.databaseUrl!, app.log);
  opened.set(app, locks);
  return locks;
}
