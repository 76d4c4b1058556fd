import type { App } from '../../platform/app.ts';
import type { Database } from '../../platform/database.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { checkLedger, type LedgerHealth } from './ledger.ts';

export interface LedgerReport extends LedgerHealth {
  checkedAt: Date;
}

/** Looking reads the whole ledger; a page that is opened again and again does not make it look each time. */
const GOOD_FOR_MS = 60_000;
const reports = new WeakMap<Database, { at: number; report: Promise<LedgerReport> }>();

/**
 * Whether every balance is the sum of its movements, at most a minute old; whoever asks while it is looked at waits
 * for the same look. A process keeps its own report: it is only a matter of cost.
 * @throws Refusal NOT_FOUND to everybody but administrators.
 */
export function ledgerHealth(app: App, viewer: Viewer, now = Date.now()): Promise<LedgerReport> {
  requirePermission(viewer, 'administer');
  const known = reports.get(app.db);
  if (known && now - known.at < GOOD_FOR_MS) return known.report;
  const report = look(app.db);
  reports.set(app.db, { at: now, report });
  // A look that failed is not an answer for a minute.
  report.catch(() => reports.delete(app.db));
  return report;
}

async function look(db: Database): Promise<LedgerReport> {
  const checkedAt = new Date();
  return { ...(await checkLedger(db)), checkedAt };
}
