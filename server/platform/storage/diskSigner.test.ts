import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDiskSigner } from './diskSigner.ts';
import { newKey } from './keys.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const secretKey = 'only the server knows this sentence';
const at = (ms: number) => createDiskSigner(secretKey, () => ms);

function partsOf(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return {
    key: pathname.slice('/files/'.length),
    expires: searchParams.get('e') ?? '',
    downloadName: searchParams.get('n') ?? undefined,
    signature: searchParams.get('s') ?? '',
  };
}

describe('addresses of files on disk', () => {
  test('hold to the second and no longer than asked', () => {
    const parts = partsOf(at(NOW).sign(newKey('film', 'mp4'), { expiresSeconds: 600 }));
    const end = Number(parts.expires) * 1000;
    expect(end).toBeLessThanOrEqual(NOW + 600_000);
    expect(end).toBeGreaterThan(NOW + 450_000);
    expect(at(end - 1).verify(parts)).toEqual({ ok: true, expiresAt: end / 1000 });
    expect(at(end).verify(parts)).toEqual({ ok: false, why: 'expired' });
  });

  test('are the same for a quarter of their life, so browsers find them in their cache', () => {
    const key = newKey('film', 'mp4');
    const urls = [0, 60_000, 899_000].map((later) => at(NOW + later).sign(key, { expiresSeconds: 3600 }));
    expect(new Set(urls).size).toBe(1);
    expect(at(NOW + 900_000).sign(key, { expiresSeconds: 3600 })).not.toBe(urls[0]);
  });

  test('break with any change of any part', () => {
    const signer = at(NOW);
    const valid = partsOf(signer.sign(newKey('film', 'mp4'), { downloadName: '成片.mp4' }));
    expect(signer.verify(valid).ok).toBe(true);
    const field = fc.constantFrom<keyof typeof valid>('key', 'expires', 'downloadName', 'signature');
    const change = fc.oneof(
      fc.record({ at: fc.nat(), put: fc.string({ minLength: 1, maxLength: 3, unit: 'binary' }) }),
      fc.record({ at: fc.nat(), put: fc.constant('') }),
    );
    fc.assert(
      fc.property(field, change, (name, { at: place, put }) => {
        const value = valid[name] ?? '';
        const position = place % Math.max(1, value.length);
        const changed = value.slice(0, position) + put + value.slice(position + 1);
        fc.pre(changed !== value);
        expect(signer.verify({ ...valid, [name]: changed })).toEqual({ ok: false, why: 'invalid' });
      }),
      { numRuns: 5000 },
    );
  });

  test('cannot be moved between file name and none, nor between keys of two servers', () => {
    const shown = partsOf(at(NOW).sign(newKey('film', 'mp4')));
    expect(at(NOW).verify({ ...shown, downloadName: '' }).ok).toBe(false);
    expect(createDiskSigner('another server with another key', () => NOW).verify(shown).ok).toBe(false);
  });
});
