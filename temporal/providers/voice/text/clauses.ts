/** Where a clause ends decides its tone and the pause after it. */
export type ClauseEnd =
  | 'list'
  | 'comma'
  | 'colon'
  | 'semicolon'
  | 'period'
  | 'question'
  | 'exclamation'
  | 'none';

export interface Clause {
  /** As written, with the punctuation that ends it; clauses joined are the text but for white space. */
  text: string;
  end: ClauseEnd;
}

const ENDS: Record<string, ClauseEnd> = {
  '、': 'list',
  '，': 'comma',
  ',': 'comma',
  '：': 'colon',
  ':': 'colon',
  '；': 'semicolon',
  ';': 'semicolon',
  '。': 'period',
  '.': 'period',
  '…': 'period',
  '—': 'comma',
  '\n': 'period',
  '？': 'question',
  '?': 'question',
  '！': 'exclamation',
  '!': 'exclamation',
};

/** A run of ending punctuation with the quotes and brackets that close after it. */
const BOUNDARY = /[、，,：:；;。.…—\n？?！!]+[”’」』）)】》"']*/gu;
/** Fewer said units than this do not make a clause of their own: short calls sound clipped. */
const MIN_UNITS = 4;

/** Cuts at punctuation; short pieces join their neighbour as long as the sentence goes on. */
export function splitClauses(text: string): Clause[] {
  const pieces = splitAtPunctuation(text).filter((piece) => piece.text !== '');
  const clauses: Clause[] = [];
  for (const piece of pieces) {
    const last = clauses.at(-1);
    const joins = last && (saidUnits(piece.text) === 0 || (isSoft(last.end) && isShort(last, piece)));
    if (joins)
      clauses[clauses.length - 1] = { text: join(last.text, piece.text), end: strongerEnd(last, piece) };
    else clauses.push(piece);
  }
  return clauses.filter((clause) => saidUnits(clause.text) > 0);
}

function splitAtPunctuation(text: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (const match of text.matchAll(BOUNDARY)) {
    const to = match.index + match[0].length;
    if (!isBoundary(text, match.index, to, match[0])) continue;
    clauses.push({ text: text.slice(from, to).trim(), end: endOf(match[0]) });
    from = to;
  }
  clauses.push({ text: text.slice(from).trim(), end: 'none' });
  return clauses;
}

/** Western marks inside numbers, times, names and addresses are not boundaries. */
function isBoundary(text: string, from: number, to: number, marks: string): boolean {
  if (!/^[.,:]/.test(marks)) return true;
  if (/[:]/.test(marks) && /\d$/.test(text.slice(0, from)) && /^\d/.test(text.slice(to))) return false;
  const after = text.slice(to, to + 1);
  if (
    marks.startsWith('.') &&
    /(?:^|[\s.])(?:[A-Z]|Mr|Mrs|Ms|Dr|St|vs|No|etc|approx)$/.test(text.slice(0, from))
  )
    return false;
  return after === '' || /[\s\p{Script=Han}]/u.test(after);
}

function endOf(marks: string): ClauseEnd {
  const ends = [...marks].map((mark) => ENDS[mark]).filter((end) => end !== undefined);
  return (
    ends.find((end) => end === 'question') ?? ends.find((end) => end === 'exclamation') ?? ends[0] ?? 'comma'
  );
}

function isSoft(end: ClauseEnd): boolean {
  return end === 'list' || end === 'comma' || end === 'colon';
}

function isShort(last: Clause, piece: Clause): boolean {
  const pair = saidUnits(last.text) + saidUnits(piece.text);
  if (last.end === 'list') return pair <= 16;
  return pair <= 16 && Math.min(saidUnits(last.text), saidUnits(piece.text)) < MIN_UNITS;
}

/** Characters of Chinese, words of Latin text, digits: roughly syllables. */
export function saidUnits(text: string): number {
  return text.match(/\p{Script=Han}|\d|[\p{Script=Latin}'’]+|%|℃/gu)?.length ?? 0;
}

function join(a: string, b: string): string {
  return /[\p{Script=Latin}\d,.!?;:]$/u.test(a) && /^[\p{Script=Latin}\d"'(]/u.test(b) ? `${a} ${b}` : a + b;
}

function strongerEnd(last: Clause, piece: Clause): ClauseEnd {
  return saidUnits(piece.text) === 0 && piece.end === 'none' ? last.end : piece.end;
}
