/** Lists that stand in one JSON document: they cost an answer's size, no further statement. */
export const IN_DOCUMENT = { field: 1, multiplier: 2 } as const;
