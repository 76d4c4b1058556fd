import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that work in a cookie, a header and a shell. */
export function newSecret(prefix: string): string {
  return prefix + randomBytes(32).toString('base64url');
}

/** What is kept of a token. The search by this hash needs no constant-time comparison: it cannot be steered. */
export function secretHash(secret: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(secret).digest());
}
