import { expect, test } from 'vitest';
import { parseAddress } from './address.ts';
import { opensAddress, opensName, parseAllowList } from './allowList.ts';

const list = parseAllowList(
  'Tools.Internal, 10.0.5.7:8080，10.1.0.0/16:* [fd00::7]:9000 fd01::/16, 中国.test:81',
);

test.each([
  ['tools.internal', 80, true],
  ['tools.internal', 443, true],
  ['tools.internal', 8080, false],
  ['a.tools.internal', 80, false],
  ['xn--fiqs8s.test', 81, true],
])('the name %s at %i: %s', (host, port, opened) => {
  expect(opensName(list, host, port)).toBe(opened);
});

test.each([
  ['10.0.5.7', 8080, true],
  ['10.0.5.7', 80, false],
  ['10.0.5.8', 8080, false],
  ['10.1.255.1', 1, true],
  ['10.2.0.1', 80, false],
  ['fd00::7', 9000, true],
  ['fd00::7', 80, false],
  ['fd01:1::', 443, true],
  ['fd02::', 443, false],
])('the address %s at %i: %s', (address, port, opened) => {
  expect(opensAddress(list, parseAddress(address)!, port)).toBe(opened);
});

test.each(['10.0.0.0/33', 'a b:99999', 'host:0', 'http://host', 'host/8', '[host]:1', 'a:b'])(
  'what cannot be read is named: %s',
  (entry) => {
    expect(() => parseAllowList(entry)).toThrow('neither a host');
  },
);
