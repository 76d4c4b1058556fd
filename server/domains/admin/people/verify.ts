import type { App } from '../../../platform/app.ts';
import { requirePermission, type Viewer } from '../../../platform/viewer.ts';
import type { Person } from '../../accounts/accounts.ts';
import { recordAct } from '../audit.ts';
import { confirmOwnLoss, keepAnAdministrator } from './lastAdministrator.ts';
import { lockPerson } from './lockPerson.ts';

/**
 * Authorises a person, or takes the authorisation back. Who is no longer authorised may look but starts nothing new;
 * what of theirs runs is paid for already and runs to its end.
 * @throws Refusal NOT_FOUND; CONFLICT for the last administrator, and for oneself until it is confirmed.
 */
export async function setVerified(
  app: App,
  viewer: Viewer,
  {
    userId,
    verified,
    confirmSelf,
  }: { userId: number; verified: boolean; confirmSelf?: boolean | null | undefined },
): Promise<Person> {
  requirePermission(viewer, 'administer');
  return app.db.$transaction(async (tx) => {
    if (!verified) await keepAnAdministrator(tx, userId);
    const before = await lockPerson(tx, userId);
    if (before.verified === verified) return before;
    if (!verified) confirmOwnLoss(viewer, userId, confirmSelf);
    const after = await tx.user.update({
      where: { id: userId },
      data: { verified },
      omit: { passwordHash: true },
    });
    await recordAct(tx, viewer, {
      action: verified ? 'user.verify' : 'user.revoke',
      subjectId: userId,
      changes: { verified: [before.verified, verified] },
    });
    return after;
  });
}
