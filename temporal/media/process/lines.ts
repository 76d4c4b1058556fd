const LONGEST_LINE_CHARS = 4000;

/** Cuts a byte stream into lines (\n or \r), bounded, so that a hostile file's log cannot fill the memory. */
export function createLineReader(onLine: (line: string) => void): {
  push(chunk: Uint8Array): void;
  end(): void;
} {
  const decoder = new TextDecoder();
  let rest = '';
  const take = (text: string) => {
    const lines = (rest + text).split(/[\r\n]+/);
    rest = (lines.pop() ?? '').slice(0, LONGEST_LINE_CHARS);
    for (const line of lines) if (line) onLine(line.slice(0, LONGEST_LINE_CHARS));
  };
  return {
    push: (chunk) => take(decoder.decode(chunk, { stream: true })),
    end: () => take(`${decoder.decode()}\n`),
  };
}

/** Remembers the last `limit` lines. */
export function createTail(limit: number): { push(line: string): void; lines(): string[] } {
  const kept: string[] = [];
  return {
    push(line) {
      kept.push(line);
      if (kept.length > limit) kept.shift();
    },
    lines: () => [...kept],
  };
}
