import type { Role } from '../../../../prisma/generated/client/client.ts';
import type { App } from '../../../platform/app.ts';
import { badInput } from '../../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../../platform/viewer.ts';
import { checkedProfile, createUser, type Person, type Profile } from '../../accounts/accounts.ts';
import { madeUpPassword } from '../../accounts/users.ts';
import { recordAct } from '../audit.ts';
import { checkedSpace } from './space.ts';

export interface NewPerson extends Profile {
  userName: string;
  /** Absent: one is made up and given back once. */
  password?: string | null | undefined;
  role?: Role | null | undefined;
  space?: string | null | undefined;
  /** Whom an administrator creates may work at once, unless said otherwise. */
  verified?: boolean | null | undefined;
}

/**
 * Adds a person.
 * @returns with `madeUp` the password, where none was given; it is kept nowhere else.
 * @throws Refusal BAD_USER_INPUT naming the field; CONFLICT where the name is taken.
 */
export async function createPerson(
  app: App,
  viewer: Viewer,
  given: NewPerson,
): Promise<{ person: Person; madeUp: string | null }> {
  requirePermission(viewer, 'administer');
  if (given.userName.trim() === '') throw badInput('userName', '请输入用户名');
  if (given.password === '') throw badInput('password', '请输入密码');
  const madeUp = given.password ? null : madeUpPassword();
  const traits = {
    ...checkedProfile(given),
    role: given.role ?? 'USER',
    space: checkedSpace(given.space ?? 'default'),
    verified: given.verified ?? true,
  };
  const person = await createUser(
    app,
    { userName: given.userName, password: given.password ?? madeUp!, ...traits },
    (tx, { id, userName }) =>
      recordAct(tx, viewer, {
        action: 'user.create',
        subjectId: id,
        changes: Object.fromEntries(
          Object.entries({ userName, ...traits })
            .filter(([, value]) => value !== null && value !== undefined)
            .map(([name, value]) => [name, [null, value]]),
        ),
      }),
  );
  return { person, madeUp };
}
