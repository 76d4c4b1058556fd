/** The seed's width; a phone's whole width where that is less. */
export const cardWidth = { base: 'full', sm: '320px' } as const;

/** Cards in a row that wraps. */
export const cardRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
