import { beforeAll, expect, test } from 'vitest';
import { routes } from '../../server/rest/v1/routes.ts';
import { testApp } from '../support/app.ts';
import { expected, type Principal, principals } from '../support/principals.ts';
import { type RestServer, restServer } from '../support/restServer.ts';

let rest: RestServer;
let everybody: Principal[];

beforeAll(async () => {
  const app = await testApp();
  rest = await restServer(app);
  everybody = await principals(app);
});

const CLOSED: Record<number, string> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' };
/** These end the credential that asks. */
const SUICIDAL = new Set(['/user/logout', '/user/sessions/revoke-others', '/user/sessions/revoke_others']);

test('every path lets in whom the permission table lets in, and nobody else', async () => {
  const wrong: string[] = [];
  for (const { method, path, permission } of routes.filter((route) => !SUICIDAL.has(route.path))) {
    const url = path.replaceAll(/:\w+/g, '2147483647');
    for (const principal of everybody) {
      const { status, body } = await rest.call(method, url, {
        ...(principal.bearer ? { as: principal.bearer } : {}),
        ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
      });
      // Behind the door an empty body is refused, an id that never was is not found, and captchas are wrong.
      const wanted = expected(principal, permission, path);
      const nowhere = status === 404 && body.message === '接口不存在';
      const found =
        wanted === 'in'
          ? status === 401 || status === 403 || nowhere
            ? CLOSED[status]!
            : 'in'
          : CLOSED[status];
      const open = permission === null && status === 401;
      if (found !== wanted && !open)
        wrong.push(`${method} ${path} as ${principal.name}: ${status}, not ${wanted}`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);
