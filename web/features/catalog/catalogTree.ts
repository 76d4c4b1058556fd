export type Level = 'INDUSTRY' | 'PRODUCT' | 'SKU';

/** From the top down. */
export const levels: readonly Level[] = ['INDUSTRY', 'PRODUCT', 'SKU'];

export interface CatalogItem {
  readonly id: string;
  readonly name: string;
  readonly children?: readonly CatalogItem[];
}

/** What is chosen at each level, by name; empty for nothing. */
export type Classification = Readonly<Record<Level, string>>;

export const nothingChosen: Classification = { INDUSTRY: '', PRODUCT: '', SKU: '' };

export function levelAbove(level: Level): Level | null {
  return levels[levels.indexOf(level) - 1] ?? null;
}

/** The node that is chosen at a level, where it is in the tree. */
export function chosenAt(
  tree: readonly CatalogItem[],
  value: Classification,
  level: Level,
): CatalogItem | null {
  return choicesAt(tree, value, level).find(({ name }) => name === value[level]) ?? null;
}

/** What can be chosen at a level: nothing before the level above is chosen. */
export function choicesAt(
  tree: readonly CatalogItem[],
  value: Classification,
  level: Level,
): readonly CatalogItem[] {
  const above = levelAbove(level);
  return above === null ? tree : (chosenAt(tree, value, above)?.children ?? []);
}

/** With another choice at a level; what stands below it no longer holds. */
export function choose(value: Classification, level: Level, name: string): Classification {
  const from = levels.indexOf(level);
  const kept = Object.fromEntries(levels.map((one, index) => [one, index < from ? value[one] : '']));
  return { ...nothingChosen, ...kept, [level]: name };
}

export function isComplete(value: Classification): boolean {
  return levels.every((level) => value[level] !== '');
}

/** Without the choices that are no longer in the tree: a renamed or deleted node is to be chosen anew. */
export function stillThere(tree: readonly CatalogItem[], value: Classification): Classification {
  const gone = levels.find((level) => value[level] !== '' && !chosenAt(tree, value, level));
  return gone ? choose(value, gone, '') : value;
}
