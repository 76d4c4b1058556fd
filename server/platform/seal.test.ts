import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const key = 'a key of more than thirty-two letters';

test('what was sealed is opened by the same key and purpose only, and every sealing differs', () => {
  const sealed = seal(key, 'api-key', '密钥 rs_abc');
  expect(unseal(key, 'api-key', sealed)).toBe('密钥 rs_abc');
  expect(Buffer.from(sealed).toString('latin1')).not.toContain('rs_abc');
  expect(seal(key, 'api-key', '密钥 rs_abc')).not.toEqual(sealed);
  expect(() => unseal('another key of the same good length', 'api-key', sealed)).toThrow();
  expect(() => unseal(key, 'lab', sealed)).toThrow();
});

test('a changed byte is noticed', () => {
  const sealed = seal(key, 'lab', 'x');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = sealed.slice();
    changed[at]! ^= 1;
    expect(() => unseal(key, 'lab', changed)).toThrow();
  }
});
