import type { App } from '../../platform/app.ts';
import { passwordMatches } from './passwords.ts';
import { subjectsOf } from './subjects.ts';
import { beginAttempt } from './throttle.ts';
import { personFields } from './viewerOf.ts';

/**
 * The one place where a password is checked: counted first, then hashed, for unknown names too.
 * @returns null when name or password is wrong. @throws Refusal RATE_LIMITED.
 */
export async function verifyCredentials(
  app: App,
  { userName, password, ip }: { userName: string; password: string; ip: string },
) {
  const attempt = await beginAttempt(app.db, subjectsOf(userName, ip));
  const user = await app.db.user.findUnique({
    where: { userName },
    select: { ...personFields, passwordHash: true },
  });
  if (!(await passwordMatches(user?.passwordHash ?? null, password)) || !user) {
    app.log.info({ userName: userName.slice(0, 64), ip }, 'sign-in failed');
    return null;
  }
  await attempt.succeeded();
  return user;
}
