import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { isObjectKey } from './keys.ts';
import { roundedLifetime } from './lifetime.ts';
import { DEFAULT_EXPIRES_SECONDS, type SignedUrlOptions } from './storage.ts';

/** Path under which the disk driver's signed addresses are served. */
export const FILES_PATH = '/files/';

/** What a signed address says, exactly as it stands in it. */
export interface SignedParts {
  key: string;
  /** e: end of its life in Unix seconds. */
  expires: string;
  /** n: name for saving; absent means the browser may show it. */
  downloadName?: string | undefined;
  /** s */
  signature: string;
}

export type Verdict = { ok: true; expiresAt: number } | { ok: false; why: 'invalid' | 'expired' };

export interface DiskSigner {
  sign(key: string, options?: SignedUrlOptions): string;
  verify(parts: SignedParts): Verdict;
}

/** Signs and verifies addresses of files on disk: HMAC-SHA256 over method, key, end of life and file name. */
export function createDiskSigner(secretKey: string, now: () => number = Date.now): DiskSigner {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'reelsmith/files/v1', 32));
  const mac = (parts: Omit<SignedParts, 'signature'>) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['GET', parts.key, parts.expires, parts.downloadName ?? null]))
      .digest();

  return {
    sign(objectKey, { expiresSeconds = DEFAULT_EXPIRES_SECONDS, downloadName } = {}) {
      const expires = String(roundedLifetime(now(), expiresSeconds).expiresAt);
      const query = new URLSearchParams({ e: expires });
      if (downloadName !== undefined) query.set('n', downloadName);
      query.set('s', mac({ key: objectKey, expires, downloadName }).toString('base64url'));
      return `${FILES_PATH}${objectKey}?${query}`;
    },
    verify(parts) {
      const given = Buffer.from(parts.signature, 'base64url');
      const expected = mac(parts);
      // Re-encoding refuses the other spellings that base64 has for the same bytes.
      const wellFormed = given.length === expected.length && given.toString('base64url') === parts.signature;
      if (!wellFormed || !timingSafeEqual(given, expected) || !isObjectKey(parts.key)) {
        return { ok: false, why: 'invalid' };
      }
      const expiresAt = Number(parts.expires);
      return expiresAt * 1000 > now() ? { ok: true, expiresAt } : { ok: false, why: 'expired' };
    },
  };
}
