/** What no page, no file and no call of ours is asked for: places up the tree, other people's software, hidden files. */
const PROBE =
  /\.\.(?:[\\/]|$)|%2e%2e|%252e|%00|\/\.(?!well-known\/)[a-z]|\.(?:php\d?|aspx?|jspx?|cgi|sql|bak)(?:$|[/?])|\/(?:wp-|phpmyadmin|cgi-bin|actuator|server-status|boaform|vendor\/phpunit)/i;

/** Whether an address (path and query) is one that only somebody looking for holes asks for. */
export function isProbe(path: string): boolean {
  return PROBE.test(path);
}

/** Different addresses that a network is remembered for; more say nothing new. */
const REMEMBERED_PATHS = 200;

/**
 * Tells new addresses of nothing from repeated ones: a script that asks the same wrong address every second is a
 * mistake, a hundred different ones are a scan.
 */
export function createProbeMemory(windowMs: number, { most = 10_000, now = Date.now } = {}) {
  const seen = new Map<string, { paths: Set<string>; until: number }>();
  return {
    /** @returns whether this network had not asked for it within the window. */
    isNew(network: string, path: string): boolean {
      const at = now();
      let known = seen.get(network);
      if (!known || known.until < at) {
        seen.delete(network);
        if (seen.size >= most) seen.delete(seen.keys().next().value!);
        known = { paths: new Set(), until: at + windowMs };
        seen.set(network, known);
      }
      const name = path.slice(0, 128);
      if (known.paths.has(name) || known.paths.size >= REMEMBERED_PATHS) return false;
      known.paths.add(name);
      return true;
    },
    forget(network: string): void {
      seen.delete(network);
    },
  };
}
