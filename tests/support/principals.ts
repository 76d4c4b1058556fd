import { issueApiKey } from '../../server/domains/accounts/accounts.ts';
import { startSession } from '../../server/domains/accounts/sessions.ts';
import type { App } from '../../server/platform/app.ts';
import { type KeyScope, may, type Permission, type Viewer } from '../../server/platform/viewer.ts';
import { type TestPerson, testPerson } from './people.ts';

/** Somebody who may ask, with the bearer they come with; undefined: with nothing. */
export interface Principal {
  name: string;
  bearer: string | undefined;
  /** As the edge sees them. */
  viewer: Viewer | null;
}

const EVERY_SCOPE: readonly KeyScope[] = ['READ', 'CHANGE', 'SPEND', 'ADMINISTER'];

/** Everybody whom the permission table tells apart. */
export async function principals(app: App): Promise<Principal[]> {
  const user = await testPerson(app);
  const revoked = await testPerson(app, { verified: false });
  const admin = await testPerson(app, { role: 'ADMIN' });
  const revokedAdmin = await testPerson(app, { role: 'ADMIN', verified: false });
  const viewer = (person: TestPerson, scopes: readonly KeyScope[] | null): Viewer => ({
    ...person.viewer,
    scopes,
  });
  const session = async (name: string, person: TestPerson, embedded = false): Promise<Principal> => {
    const { token, sessionId } = await startSession(app, {
      userId: person.user.id,
      ip: '203.0.113.7',
      userAgent: null,
    });
    if (embedded) await app.db.session.update({ where: { id: sessionId }, data: { embedded } });
    return { name, bearer: token, viewer: viewer(person, embedded ? ['READ', 'CHANGE', 'SPEND'] : null) };
  };
  const key = async (name: string, person: TestPerson, scopes: readonly KeyScope[]): Promise<Principal> => {
    const issued = await issueApiKey(app, { userId: person.user.id, name, scopes });
    return { name, bearer: issued.key, viewer: viewer(person, scopes) };
  };
  return [
    { name: 'nobody', bearer: undefined, viewer: null },
    { name: 'forged', bearer: 'rs_nothing', viewer: null },
    await session('user', user),
    await session('revoked', revoked),
    await session('admin', admin),
    await session('revoked admin', revokedAdmin),
    await session('embedded', user, true),
    ...(await Promise.all(EVERY_SCOPE.slice(0, 3).map((scope) => key(`key ${scope}`, user, [scope])))),
    await key('key READ of revoked', revoked, ['READ', 'CHANGE', 'SPEND']),
    await key('key ADMINISTER', admin, ['ADMINISTER']),
    await key('admin’s key without', admin, ['READ', 'CHANGE', 'SPEND']),
  ];
}

/** A ticket lets its bearer in with all three scopes: only who has them may issue one, and no embedded page. */
const TICKETS = /^(issueEntranceToken|\/user\/entrance-token)$/;

/** What the table says: let in, or why not. */
export function expected({ name, viewer }: Principal, permission: Permission | null, what: string): string {
  const short = viewer?.scopes && (viewer.scopes.length < 3 || name === 'embedded');
  if (TICKETS.test(what) && short) return 'FORBIDDEN';
  if (permission === null || may(viewer, permission)) return 'in';
  if (!viewer) return 'UNAUTHENTICATED';
  return permission === 'administer' && viewer.role !== 'ADMIN' ? 'NOT_FOUND' : 'FORBIDDEN';
}
