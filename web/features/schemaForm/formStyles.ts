/** The library's plain markup in the house's clothes: the same measures as web/ui/controls.ts and Field. */
const control = {
  w: 'full',
  minH: '9',
  px: '3',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'control',
  fontFamily: 'inherit',
  textStyle: 'body',
  '@media (pointer: coarse)': { fontSize: '16px' },
} as const;

const chosen = { accentColor: 'var(--rs-focus)', boxSize: '4', flexShrink: '0' } as const;

export const formStyles = {
  minW: '0',
  '& fieldset': { border: '0', p: '0', m: '0', minW: '0' },
  '& legend, & h5': { textStyle: 'heading', p: '0', m: '0', mb: '1' },
  '& hr': { display: 'none' },
  '& .rjsf-field, & .form-group': { mb: '3' },
  '& .rjsf-field-object .rjsf-field-object > fieldset, & .rjsf-field-array > fieldset': {
    borderInlineStart: '2px solid {colors.border}',
    ps: '3',
  },
  '& label': { textStyle: 'label', display: 'block', mb: '1' },
  '& .required': { color: 'status.failed.fg', ms: '1' },
  '& .field-description, & .help-block': { textStyle: 'caption', color: 'fg.subtle', m: '0', mb: '1' },
  '& input:not([type=checkbox]):not([type=radio]):not([type=range]):not([type=file]), & select, & textarea':
    control,
  '& textarea': { py: '2', minH: '20' },
  '& select[multiple]': { py: '2' },
  '& :is(input, select, textarea):focus-visible': {
    outline: '2px solid {colors.focus}',
    outlineOffset: '-1px',
  },
  '& :is(.checkbox, .radio, .checkbox-inline, .radio-inline) label, & label:has(> input[type=checkbox]), & label:has(> input[type=radio])':
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      mb: '0',
      me: '4',
      cursor: 'pointer',
      textStyle: 'body',
    },
  '& input[type=checkbox], & input[type=radio]': chosen,
  '& .error-detail': { listStyle: 'none', p: '0', m: '0', mt: '1' },
  '& .text-danger, & .error-detail li': { textStyle: 'caption', color: 'status.failed.fg', m: '0' },
  '& .row:not(.array-item-list)': { display: 'flex', alignItems: 'flex-start', gap: '2', w: 'full' },
  '& .row:not(.array-item-list) > :first-child': { flex: '1', minW: '0' },
  '& .array-item-toolbox': { flexShrink: '0', pt: '6' },
} as const;
