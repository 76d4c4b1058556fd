/**
 * The number inside a node's id; 0, which no row has, for anything that is not one. So a malformed id answers
 * exactly like one that never existed.
 */
export function rowId(id: string | number): number {
  const number = Number(id);
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : 0;
}

/** The UUID that no row has. */
export const NO_UUID = '00000000-0000-0000-0000-000000000000';

/** A node's id where it is a UUID; Postgres would not be asked for another text. */
export function uuid(id: string | number): string | null {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(String(id)) ? String(id) : null;
}
