import type { App } from '../../../platform/app.ts';
import type { DatabaseSession } from '../../../platform/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../../platform/viewer.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { madeUpPassword } from '../../accounts/users.ts';
import { recordAct } from '../audit.ts';
import { lockPerson } from './lockPerson.ts';

/**
 * Gives a person a new password, made up here, and ends their sessions. API keys stay: they are the person's own
 * to delete, and a revoked authorisation stops what they can do.
 * @returns the password, kept nowhere else.
 * @throws Refusal NOT_FOUND; CONFLICT for oneself, who would be signed out before reading it.
 */
export async function resetPassword(app: App, viewer: Viewer, userId: number): Promise<string> {
  requirePermission(viewer, 'administer');
  if (viewer.userId === userId) throw new Refusal('CONFLICT', '请在个人中心修改自己的密码');
  const password = madeUpPassword();
  const passwordHash = await hashPassword(password);
  await app.db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    const sessions = await endAll(tx, userId, null);
    await recordAct(tx, viewer, {
      action: 'user.reset-password',
      subjectId: userId,
      changes: { sessions: [sessions, 0] },
    });
  });
  return password;
}

/**
 * Signs a person out everywhere; of the viewer's own sessions the one they are in goes on.
 * @returns how many sessions ended.
 * @throws Refusal NOT_FOUND
 */
export async function endSessions(app: App, viewer: Viewer, userId: number): Promise<number> {
  requirePermission(viewer, 'administer');
  return app.db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const ended = await endAll(tx, userId, viewer.userId === userId ? viewer.credentialId : null);
    await recordAct(tx, viewer, {
      action: 'user.end-sessions',
      subjectId: userId,
      changes: { sessions: [ended, 0] },
    });
    return ended;
  });
}

/** Tickets to embedded pages are sessions to be. */
async function endAll(tx: DatabaseSession, userId: number, exceptId: string | null): Promise<number> {
  const { count } = await tx.session.deleteMany({
    where: { userId, ...(exceptId && { id: { not: exceptId } }) },
  });
  await tx.entranceToken.deleteMany({ where: { userId } });
  return count;
}
