/** As the server has them. */
export const mostTags = 20;
const longestTag = 32;

/** With the words of a text that are not there yet; commas and signs of listing part them. */
export function addTags(tags: readonly string[], text: string): string[] {
  const words = text
    .split(/[,，、;；\n]+/)
    .map((word) => word.trim().slice(0, longestTag))
    .filter(Boolean);
  return [...new Set([...tags, ...words])].slice(0, mostTags);
}
