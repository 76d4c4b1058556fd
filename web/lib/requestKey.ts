/** A key that makes a repeated request happen once. `crypto.randomUUID` exists only on secure origins. */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
