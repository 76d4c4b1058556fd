import type { Source } from './types.ts';

/** Letters and digits alone: how a text is set does not change what it says. */
export function bareText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%℃°]/gu, '');
}

/** Everything that was given, to look values up in. */
export function wholeText({ told, lines }: Source): string {
  return bareText([...told.map(({ quote }) => quote), ...lines.map(({ text }) => text)].join('\n'));
}

/** Whether the value's words, in their order, stand in what was given. */
export function isInText(value: string, bareWhole: string): boolean {
  const words = value
    .split(/[；;：:，,、\s]+/)
    .map(bareText)
    .filter(Boolean);
  return words.length > 0 && words.every((word) => bareWhole.includes(word));
}
