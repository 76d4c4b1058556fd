/** A step of a path: a name, an index, or everything at this place. */
type Step = { name: string } | { index: number } | { any: true };
export type Path = Step[];

const STEP =
  /\.?(?:\[(?:(?<index>\d{1,6})|(?<star>\*)|"(?<quoted>[^"]+)"|'(?<single>[^']+)')\]|(?<name>[^.[\]"',，\s]+))/y;
const MOST_FOUND = 50;
/** Entries looked at, whatever the answer holds: wildcards multiply. */
const MOST_VISITED = 20_000;

/**
 * Reads paths like `data.items[*].url`, `data.0.cover`, `$.data.*.url`; several are separated by commas.
 * @returns null where one of them is none.
 */
export function parsePaths(text: string): Path[] | null {
  const paths = text
    .split(/[,，]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map(parsePath);
  return paths.length > 0 && paths.every((path) => path !== null) ? (paths as Path[]) : null;
}

function parsePath(text: string): Path | null {
  const rest = text.replace(/^\$\.?/, '');
  const path: Path = [];
  STEP.lastIndex = 0;
  while (STEP.lastIndex < rest.length) {
    // A path begins with its first step, not with a dot.
    if (STEP.lastIndex === 0 && rest.startsWith('.')) return null;
    const step = STEP.exec(rest)?.groups;
    if (!step) return null;
    const name = step.name ?? step.quoted ?? step.single;
    if (step.star !== undefined || step.name === '*') path.push({ any: true });
    else if (step.index !== undefined) path.push({ index: Number(step.index) });
    else path.push({ name: name! });
  }
  return path.length > 0 ? path : null;
}

/** A text found in an answer, and where it stood. */
export interface Found {
  path: string;
  value: string;
}

/**
 * The texts at these paths, in the order of the answer, each value once, at most 50. A list at the end of a path
 * gives its entries: `data.urls` and `data.urls[*]` mean the same. A digit is an index in a list and a name in
 * an object.
 */
export function findTexts(value: unknown, paths: readonly Path[]): Found[] {
  const found = new Map<string, Found>();
  let visited = 0;

  const walk = (here: unknown, path: Path, at: number, where: string): void => {
    visited += 1;
    if (visited > MOST_VISITED || found.size >= MOST_FOUND) return;
    const step = path[at];
    if (!step) {
      if (Array.isArray(here)) {
        for (const [index, entry] of here.entries()) take(entry, `${where}[${index}]`);
      } else {
        take(here, where);
      }
      return;
    }
    for (const [key, inner, told] of entriesAt(here, step)) {
      walk(inner, path, at + 1, told ? `${where}[${key}]` : where === '' ? key : `${where}.${key}`);
    }
  };
  const take = (text: unknown, path: string) => {
    if (typeof text !== 'string' || text === '' || found.has(text) || found.size >= MOST_FOUND) return;
    found.set(text, { path, value: text });
  };

  for (const path of paths) walk(value, path, 0, '');
  return [...found.values()];
}

/** What stands at a step: key, value, and whether the key is an index. */
function entriesAt(here: unknown, step: Step): Array<[string, unknown, boolean]> {
  if (typeof here !== 'object' || here === null) return [];
  if ('any' in step) {
    return Object.entries(here).map(([key, inner]) => [key, inner, Array.isArray(here)]);
  }
  const key = 'index' in step ? String(step.index) : step.name;
  if (Array.isArray(here) && !/^\d+$/.test(key)) return [];
  if (!Object.hasOwn(here, key)) return [];
  return [[key, (here as Record<string, unknown>)[key], Array.isArray(here)]];
}
