/** The button stays in sight while the form is scrolled. */
export const footer = {
  pos: 'sticky',
  // Above the menu that a phone has at its foot; inside a pane there is none.
  bottom: { base: 'var(--shell-footer, 0px)', md: 0 },
  mx: '-5',
  mb: '-5',
  px: '5',
  py: '3',
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  bg: 'bg.panel',
  borderTopWidth: '1px',
  borderColor: 'border',
  zIndex: 1,
} as const;
