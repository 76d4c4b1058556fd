import { randomBytes } from 'node:crypto';
import { contentTypes } from './contentTypes.ts';

/** First path segment of a key: what the object is. */
export type ObjectKind =
  | 'material'
  | 'poster'
  | 'thumbnail'
  | 'script'
  | 'speech'
  | 'music'
  | 'film'
  | 'frame'
  | 'subtitle'
  | 'timeline'
  | 'sample'
  | 'export';

const objectKey = /^[a-z][a-z0-9-]{0,31}(?:\/[a-z0-9][a-z0-9_-]{0,95}){1,4}\.[a-z0-9]{1,8}$/;

/** A caller used a key that was not made by us; a defect, not a user's mistake. */
export class InvalidKey extends Error {
  override name = 'InvalidKey';
}

/** Keys are lower-case ASCII with an extension, so neither `..` nor a name from outside can be one. */
export function isObjectKey(key: string): boolean {
  return objectKey.test(key);
}

export function assertObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new InvalidKey('Not an object key of this storage');
}

/** A fresh key that nobody can guess: `material/3f/3fa9….mp4`. @param ext without the dot, must be known. */
export function newKey(kind: ObjectKind, ext: string): string {
  return keyOfName(kind, randomBytes(16).toString('hex'), ext);
}

/** The key of content that is kept once, named by its hash. @param hash lower-case hex, 32 digits or more. */
export function contentKey(kind: ObjectKind, hash: string, ext: string): string {
  if (!/^[0-9a-f]{32,}$/.test(hash)) throw new InvalidKey('A content key is made of a hexadecimal hash');
  return keyOfName(kind, hash, ext);
}

function keyOfName(kind: ObjectKind, name: string, ext: string): string {
  if (!(ext in contentTypes)) throw new InvalidKey(`No content type is known for ".${ext}"`);
  return `${kind}/${name.slice(0, 2)}/${name}.${ext}`;
}
