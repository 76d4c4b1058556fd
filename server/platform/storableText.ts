/**
 * Whether Postgres can keep every text in this JSON value. It takes neither U+0000 nor half of a surrogate pair,
 * both of which JSON can spell. Iterative: the value may be nested as deeply as its size allows.
 */
export function isStorable(value: unknown): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed()) return false;
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, inner] of Object.entries(next)) open.push(name, inner);
    }
  }
  return true;
}
