/**
 * What one operation may cost, decided before anything runs. A screen of ours stays below a fifth of each
 * (tests/graphql/limits checks that of every document of the web).
 */
export const LIMITS = {
  /** Nesting; Relay's connection → edges → node takes three levels by itself. */
  depth: 14,
  /** Selected fields. */
  breadth: 1_200,
  /** Fields weighed by the lists they stand in. */
  complexity: 20_000,
  /** Lexed tokens of the document. */
  tokens: 4_000,
  /** Brackets in brackets, before the parser follows them: each level costs it a part of the stack. */
  nesting: 100,
  /** Bytes of a request's body. */
  bodyBytes: 512 * 1024,
  /** Milliseconds a query or mutation may take. */
  timeMs: 20_000,
  /** Rows a page of a connection may ask for. */
  pageSize: 100,
} as const;
