/** A place in the JSON text; from = to where nothing is selected. */
export interface Cursor {
  from: number;
  to: number;
}

/**
 * The text with `value` at the cursor: inside a string it becomes part of it, elsewhere a string of its own. What is
 * selected gives way. The cursor then holds what was put in, so that the next value takes its place.
 */
export function withTextAtCursor(
  text: string,
  cursor: Cursor,
  value: string,
): { text: string; cursor: Cursor } {
  const from = Math.min(cursor.from, text.length);
  const to = Math.min(Math.max(cursor.to, from), text.length);
  const literal = JSON.stringify(value);
  const put = isInString(text, from) ? literal.slice(1, -1) : literal;
  return {
    text: text.slice(0, from) + put + text.slice(to),
    cursor: { from, to: from + put.length },
  };
}

/** Whether what is written at `position` belongs to a string of the JSON text, finished or not. */
function isInString(text: string, position: number): boolean {
  let inside = false;
  for (let at = 0; at < position; at += 1) {
    if (inside && text[at] === '\\') at += 1;
    else if (text[at] === '"') inside = !inside;
    // No string of JSON goes over a line: one that was never closed ends with it.
    else if (text[at] === '\n') inside = false;
  }
  return inside;
}
