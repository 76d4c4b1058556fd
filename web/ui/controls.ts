import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';

const controlRecipe = defineRecipe({
  className: 'rs-control',
  base: {
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
    _placeholder: { color: 'fg.subtle', opacity: 1 },
    _disabled: {
      bg: 'bg.subtle',
      color: 'fg.muted',
      borderColor: 'border',
      cursor: 'not-allowed',
      opacity: 1,
    },
    _readOnly: { bg: 'bg.subtle', borderColor: 'border' },
    _invalid: { borderColor: 'status.failed.fg' },
    _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '-1px' },
    // Below 16 px iOS zooms the page when a field is tapped.
    '@media (pointer: coarse)': { fontSize: '16px' },
  },
});

export const TextInput = chakra('input', controlRecipe);
export const TextArea = chakra('textarea', {
  ...controlRecipe,
  base: { ...controlRecipe.base, py: '2', resize: 'vertical' },
});
export const Select = chakra('select', {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    appearance: 'none',
    pe: '8',
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, var(--rs-fg-muted) 50%), linear-gradient(135deg, var(--rs-fg-muted) 50%, transparent 50%)',
    backgroundPosition: 'right 17px center, right 12px center',
    backgroundSize: '5px 5px',
    backgroundRepeat: 'no-repeat',
  },
});
