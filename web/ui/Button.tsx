import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

const buttonRecipe = defineRecipe({
  className: 'rs-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background 140ms ease-out, border-color 140ms ease-out, color 140ms ease-out',
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      /** The screen's main action. */
      ink: { bg: 'ink', color: 'ink.fg', _hover: { bg: 'ink.hover' } },
      /** Only for what costs credits. */
      seal: { bg: 'accent.solid', color: 'accent.fg', _hover: { bg: 'accent.solidHover' } },
      outline: { bg: 'bg.panel', color: 'fg', borderColor: 'border.strong', _hover: { bg: 'bg.hover' } },
      ghost: { bg: 'transparent', color: 'fg.muted', _hover: { bg: 'bg.hover', color: 'fg' } },
      danger: { bg: 'status.failed.fg', color: 'bg.panel', _hover: { opacity: 0.9 } },
      onStage: { bg: 'transparent', color: 'stage.fg', _hover: { bg: 'rgb(255 255 255 / 14%)' } },
    },
    size: {
      xs: { h: '7', px: '2', textStyle: 'caption', gap: '1' },
      sm: { h: '8', px: '3', textStyle: 'table' },
      md: { h: '9', px: '4', textStyle: 'body' },
      lg: { h: '11', px: '5', textStyle: 'body' },
    },
    /** Square, for a lone icon; always with an aria-label. */
    icon: { true: { px: 0, aspectRatio: '1' } },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});

export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });
export const LinkButton = chakra('a', buttonRecipe);
/** A page of the workbench that is gone to by a button; opens in a new tab like any link. */
export const RouterButton = chakra(Link, buttonRecipe);
export const RouterLink = chakra(Link);
