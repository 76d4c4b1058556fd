const MARKS: Record<string, string> = { ',': '，', '?': '？', '!': '！', ':': '：', ';': '；', '.': '。' };

/** Behind a Chinese character stands a Chinese mark; recognisers write the narrow ones. Times and figures stay. */
export function chineseMarks(text: string): string {
  return text.replace(/(?<=\p{Script=Han})([,?!:;.])(?![\d.])[ ]?/gu, (_, mark: string) => MARKS[mark]!);
}
