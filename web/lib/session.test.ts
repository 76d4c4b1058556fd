import { expect, test, vi } from 'vitest';

vi.stubGlobal('window', { location: { search: '', origin: 'https://reelsmith.example' } });
vi.stubGlobal('sessionStorage', { getItem: () => null });
const { safeReturnPath } = await import('./session.ts');

test('after signing in one goes back to the place one came from', () => {
  expect(safeReturnPath('/mixcut?project_id=7#a')).toBe('/mixcut?project_id=7#a');
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
])('an address that leads elsewhere or round in circles is not followed: %s', (from) => {
  expect(safeReturnPath(from)).toBe('/welcome');
});
