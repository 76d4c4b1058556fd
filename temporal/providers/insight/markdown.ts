/** Foreign words in our reports: file names, quotes, what a model wrote. They stay words. */

/** One line that shows as it stands, whatever signs are in it. */
export function plain(text: string): string {
  return (
    text
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replaceAll(/[\\`*_{}[\]<>#|~!&$@]/g, (sign) => `\\${sign}`)
      // Addresses are links by themselves.
      .replaceAll('://', '\\://')
      .replaceAll(/\b(www)\./gi, '$1\\.')
      .replace(/^(\d+)([.)])/, '$1\\$2')
      .replace(/^([-+=:])/, '\\$1')
  );
}

/** A bullet list of what is there. */
export function bullets(lines: ReadonlyArray<string | null>): string[] {
  return lines.filter((line) => line !== null && line !== '').map((line) => `- ${line}`);
}
