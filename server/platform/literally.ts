/** A person who types % or _ looks for that character; Prisma hands both to LIKE as they are. */
export function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
