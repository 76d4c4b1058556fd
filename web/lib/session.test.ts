import { beforeEach, expect, test, vi } from 'vitest';

const origin = 'https://reelsmith.example';

/** The browser as the module finds it when it is loaded. */
async function loaded(address: string, { framed = false, kept = {} as Record<string, string> } = {}) {
  vi.resetModules();
  const { pathname, search, hash } = new URL(address, origin);
  const shown: string[] = [];
  const location = { origin, pathname, search, hash, assign: vi.fn() };
  const storage = (items: Map<string, string>) => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  });
  const items = new Map(Object.entries(kept));
  const self = {};
  vi.stubGlobal('window', {
    self,
    top: framed ? {} : self,
    location,
    history: { state: null, replaceState: (_: unknown, __: string, url: string) => shown.push(url) },
  });
  vi.stubGlobal('sessionStorage', storage(items));
  vi.stubGlobal('localStorage', storage(new Map()));
  return { session: await import('./session.ts'), shown, location, items };
}

beforeEach(() => vi.unstubAllGlobals());

test('after signing in one goes back to the place one came from', async () => {
  const { session } = await loaded('/login');
  expect(session.safeReturnPath('/mixcut?project_id=7#a')).toBe('/mixcut?project_id=7#a');
});

test.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example/a',
  '/\\evil.example',
  'javascript:alert(1)',
  '/',
  '/login?from=/x',
])('an address that leads elsewhere or round in circles is not followed: %s', async (from) => {
  const { session } = await loaded('/login');
  expect(session.safeReturnPath(from)).toBe('/welcome');
});

test('a ticket leaves the address bar at once, is taken up once, and is stored nowhere', async () => {
  const { session, shown, items } = await loaded('/mixcut?project_id=7&token=et_secret&iframe=true#a', {
    framed: true,
  });
  expect(shown).toEqual(['/mixcut?project_id=7&iframe=true#a']);
  expect(session.takeUpTicket()).toEqual({ token: 'et_secret', framed: true });
  expect(session.takeUpTicket()).toBeNull();
  session.keepBearerToken('ss_inside');
  expect(session.authorizationHeaders()).toEqual({ authorization: 'Bearer ss_inside' });
  expect(JSON.stringify([...items])).not.toMatch(/et_secret|ss_inside/);
});

test('a frame stays without the menu on pages whose address does not say so; a window of its own does not', async () => {
  const first = await loaded('/mixcut?iframe=true', { framed: true });
  expect(first.session.isEmbedded).toBe(true);
  const kept = Object.fromEntries(first.items);
  expect((await loaded('/works', { framed: true, kept })).session.isEmbedded).toBe(true);
  expect((await loaded('/works', { kept })).session.isEmbedded).toBe(false);
  expect((await loaded('/works?iframe=true')).session.isEmbedded).toBe(true);
});

test('an end of session leads to the login page once, with the way back', async () => {
  const { session, location } = await loaded('/mixcut?project_id=7');
  session.leaveForLogin();
  session.leaveForLogin();
  expect(location.assign.mock.calls).toEqual([['/login?from=%2Fmixcut%3Fproject_id%3D7']]);
});

test('who signs out is not sent to the login page by the end of the session that they asked for', async () => {
  const { session, location } = await loaded('/mixcut');
  session.beginSignOut();
  session.leaveForLogin();
  expect(location.assign).not.toHaveBeenCalled();
});

test('drafts stay for the one who wrote them, and for nobody else', async () => {
  const { session, items } = await loaded('/mixcut');
  session.keepTracesOf('one');
  items.set('draft', 'typed');
  session.keepTracesOf('one');
  expect(items.get('draft')).toBe('typed');
  session.keepTracesOf('another');
  expect(items.get('draft')).toBeUndefined();
});

test('signing out without the server counts here until the server knows', async () => {
  const { session, items } = await loaded('/works');
  items.set('draft', 'typed');
  session.clearSessionTraces(true);
  expect([items.size, session.owesSignOut()]).toEqual([0, false]);
  session.clearSessionTraces(false);
  expect(session.owesSignOut()).toBe(true);
  session.forgetOwedSignOut();
  expect(session.owesSignOut()).toBe(false);
});
