/** A project's number out of an address; null for none. What is no number names a project that is not there. */
export function parseProjectNumber(text: string | null): number | null {
  if (text === null || text === '') return null;
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : 0;
}
