import { assertObjectKey, isObjectKey } from './keys.ts';

/** `oss://<bucket>/<key>` and back; what both drivers share. */
export function ossAddresses(bucket: string) {
  const prefix = `oss://${bucket}/`;
  return {
    address(key: string): string {
      assertObjectKey(key);
      return prefix + key;
    },
    keyOf(address: string): string | null {
      if (!address.startsWith(prefix)) return null;
      const key = address.slice(prefix.length);
      return isObjectKey(key) ? key : null;
    },
  };
}
