import type { Role } from '../../../../prisma/generated/client/client.ts';
import type { App } from '../../../platform/app.ts';
import { requirePermission, type Viewer } from '../../../platform/viewer.ts';
import { checkedProfile, type Person, type Profile } from '../../accounts/accounts.ts';
import { recordAct } from '../audit.ts';
import { confirmOwnLoss, keepAnAdministrator } from './lastAdministrator.ts';
import { lockPerson } from './lockPerson.ts';
import { checkedSpace } from './space.ts';

/** What changes; what is absent stays as it is. */
export interface PersonChange extends Profile {
  userId: number;
  space?: string | null | undefined;
  role?: Role | null | undefined;
  /** Said a second time, where it takes away the viewer's own right to administer. */
  confirmSelf?: boolean | null | undefined;
}

/**
 * Changes what is known of a person and what they may do. A change that changes nothing is success and leaves no
 * trace.
 * @throws Refusal BAD_USER_INPUT naming the field; NOT_FOUND; CONFLICT for the last administrator.
 */
export async function updatePerson(app: App, viewer: Viewer, given: PersonChange): Promise<Person> {
  requirePermission(viewer, 'administer');
  const { userId, role, space } = given;
  const wanted: Record<string, string | null | undefined> = {
    ...checkedProfile(given),
    ...(typeof space === 'string' ? { space: checkedSpace(space) } : {}),
    ...(role ? { role } : {}),
  };
  return app.db.$transaction(async (tx) => {
    if (role === 'USER') await keepAnAdministrator(tx, userId);
    const before = await lockPerson(tx, userId);
    const kept = before as unknown as Record<string, string | null>;
    const changes = Object.fromEntries(
      Object.entries(wanted)
        .filter(([name, value]) => value !== undefined && value !== kept[name])
        .map(([name, value]) => [
          name,
          [kept[name] ?? null, value ?? null] as [string | null, string | null],
        ]),
    );
    if (Object.keys(changes).length === 0) return before;
    if (changes.role && role === 'USER') confirmOwnLoss(viewer, userId, given.confirmSelf);
    const after = await tx.user.update({
      where: { id: userId },
      data: Object.fromEntries(Object.entries(changes).map(([name, [, value]]) => [name, value])),
      omit: { passwordHash: true },
    });
    await recordAct(tx, viewer, { action: 'user.update', subjectId: userId, changes });
    return after;
  });
}
