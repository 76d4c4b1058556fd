import { expect, test } from 'vitest';
import { onlyOnServer } from './onlyOnServer.ts';

test('an address of this machine is no use to somebody elsewhere', () => {
  expect(onlyOnServer('http://127.0.0.1:8233/x', 'films.example')).toBe(true);
  expect(onlyOnServer('http://[::1]:8233/x', 'films.example')).toBe(true);
  expect(onlyOnServer('http://127.0.0.1:8233/x', 'localhost')).toBe(false);
  expect(onlyOnServer('https://temporal.example/x', 'films.example')).toBe(false);
  expect(onlyOnServer(null, 'films.example')).toBe(false);
});
