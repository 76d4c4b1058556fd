const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address opens on the server itself only, and we are somewhere else. */
export function onlyOnServer(address: string | null | undefined, ourHost: string): boolean {
  if (!address || LOOPBACK.test(ourHost)) return false;
  return LOOPBACK.test(new URL(address).hostname);
}
