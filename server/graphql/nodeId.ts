/**
 * The number inside a node's id; 0, which no row has, for anything that is not one. So a malformed id answers
 * exactly like one that never existed.
 */
export function rowId(id: string | number): number {
  const number = Number(id);
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : 0;
}
