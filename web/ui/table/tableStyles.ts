/** Scrolls in itself in both directions, so that the head stays while rows pass under it. */
export const frame = {
  overflow: 'auto',
  maxH: 'max(360px, calc(100dvh - var(--shell-header, 56px) - 200px))',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
} as const;

export const grid = {
  w: 'full',
  // Collapsed borders do not travel with a head that stays.
  borderCollapse: 'separate',
  borderSpacing: 0,
  textStyle: 'table',
  transition: 'opacity 140ms ease-out',
  '& th': {
    pos: 'sticky',
    top: 0,
    zIndex: 1,
    h: '9',
    px: '3',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  '& td': {
    h: '9',
    px: '3',
    py: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'border',
    verticalAlign: 'middle',
  },
  '& tr:last-child td': { borderBottomWidth: 0 },
  '& td[data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  // What can be done to a row stays in sight when the table is wider than the screen.
  '& td[data-actions]': {
    pos: 'sticky',
    insetEnd: 0,
    w: '1px',
    px: '2',
    bg: 'bg.panel',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& tbody tr:hover td, & tbody tr[data-row]:focus td': { bg: 'bg.subtle' },
  '& tbody tr:focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
} as const;

/** For those who listen. */
export const hidden = {
  pos: 'absolute',
  w: '1px',
  h: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  p: '3',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
} as const;
