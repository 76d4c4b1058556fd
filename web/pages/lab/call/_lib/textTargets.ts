/** A place in the data where a text may stand: keys of objects and indices of lists. */
export interface Target {
  path: readonly (string | number)[];
  /** As people read it: `items[0].url`. */
  label: string;
  /** It is not there yet; the schema names it. */
  isNew: boolean;
}

const most = 100;

/** Every text in the data, and every field of text at the top of the schema that the data do not have. */
export function textTargets(data: unknown, schema: unknown): Target[] {
  const found: Target[] = [];
  const walk = (value: unknown, path: readonly (string | number)[]) => {
    if (found.length >= most) return;
    if (typeof value === 'string' && path.length > 0)
      found.push({ path, label: pathLabel(path), isNew: false });
    else if (Array.isArray(value)) {
      for (const [index, inner] of value.entries()) walk(inner, [...path, index]);
    } else if (isObject(value)) {
      for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name]);
    }
  };
  walk(data, []);
  const fields = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  for (const [name, field] of Object.entries(fields)) {
    if (isObject(data) && name in data) continue;
    if (isObject(field) && field.type === 'string' && found.length < most) {
      found.push({ path: [name], label: name, isNew: true });
    }
  }
  return found;
}

/** The field that most likely wants a file's address. */
export function likelyTarget(targets: readonly Target[]): Target | null {
  return targets.find(({ label }) => /url|image|img|video|file|cover|pic|src|media/i.test(label)) ?? null;
}

/** The data with a text at this place; what was given stays as it is. */
export function withText(data: unknown, path: readonly (string | number)[], text: string): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return text;
  if (Array.isArray(data)) {
    return data.map((inner, index) => (index === first ? withText(inner, rest, text) : inner));
  }
  const fields = isObject(data) ? data : {};
  return { ...fields, [first]: withText(fields[first], rest, text) };
}

function pathLabel(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (label, part) =>
      typeof part === 'number' ? `${label}[${part}]` : label === '' ? part : `${label}.${part}`,
    '',
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
