import { dialogAnatomy, menuAnatomy, tabsAnatomy, toastAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const floating = {
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
  boxShadow: 'float',
  zIndex: 'popover',
  outline: 0,
  _open: { animation: 'rise 140ms ease-out' },
} as const;

const menu = defineSlotRecipe({
  className: 'rs-menu',
  slots: menuAnatomy.keys(),
  base: {
    content: { ...floating, minW: '48', p: '1.5', textStyle: 'body' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      w: 'full',
      px: '2.5',
      py: '2',
      borderRadius: 'control',
      color: 'fg',
      textDecoration: 'none',
      textAlign: 'start',
      cursor: 'pointer',
      outline: 0,
      _highlighted: { bg: 'bg.hover' },
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
    },
    separator: { border: 0, h: '1px', bg: 'border', my: '1.5' },
  },
});

const dialog = defineSlotRecipe({
  className: 'rs-dialog',
  slots: dialogAnatomy.keys(),
  base: {
    backdrop: {
      pos: 'fixed',
      inset: 0,
      bg: 'veil',
      zIndex: 'popover',
      _open: { animation: 'fade-in 140ms ease-out' },
    },
    positioner: {
      pos: 'fixed',
      inset: 0,
      zIndex: 'popover',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      overflow: 'auto',
      p: '4',
    },
    content: {
      ...floating,
      w: 'full',
      m: 'auto',
      display: 'flex',
      flexDirection: 'column',
      maxH: 'calc(100dvh - 32px)',
    },
    header: { px: '6', pt: '5', pb: '2' },
    body: { px: '6', py: '2', overflow: 'auto', flex: '1' },
    footer: {
      px: '6',
      pt: '3',
      pb: '5',
      display: 'flex',
      justifyContent: 'flex-end',
      gap: '2',
      flexWrap: 'wrap',
    },
    title: { textStyle: 'heading' },
    description: { color: 'fg.muted' },
    closeTrigger: { pos: 'absolute', top: '3', insetEnd: '3' },
  },
  variants: {
    size: {
      sm: { content: { maxW: '420px' } },
      md: { content: { maxW: '560px' } },
      lg: { content: { maxW: '900px' } },
    },
  },
  defaultVariants: { size: 'sm' },
});

const tabs = defineSlotRecipe({
  className: 'rs-tabs',
  slots: tabsAnatomy.keys(),
  base: {
    list: { display: 'flex', gap: '1', borderBottomWidth: '1px', borderColor: 'border', overflowX: 'auto' },
    trigger: {
      px: '3',
      h: '10',
      color: 'fg.muted',
      fontWeight: 'medium',
      cursor: 'pointer',
      whiteSpace: 'nowrap',
      borderBottom: '2px solid transparent',
      mb: '-1px',
      _hover: { color: 'fg' },
      _selected: { color: 'fg', borderColor: 'fg' },
      _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '-2px', borderRadius: 'control' },
    },
    content: { pt: '4', outline: 0 },
  },
});

const toast = defineSlotRecipe({
  className: 'rs-toast',
  slots: toastAnatomy.keys(),
  base: {
    root: {
      ...floating,
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      px: '4',
      py: '3',
      minW: '64',
      maxW: '100',
      pos: 'relative',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      opacity: 'var(--opacity)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      transition: 'translate 180ms, opacity 180ms, height 180ms',
    },
    title: { textStyle: 'body', fontWeight: 'medium' },
    description: { textStyle: 'table', color: 'fg.muted' },
    closeTrigger: { ms: 'auto', cursor: 'pointer' },
    actionTrigger: {
      px: '2',
      h: '7',
      borderRadius: 'control',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      color: 'accent.text',
      _hover: { bg: 'bg.hover' },
    },
  },
});

/** Only the parts in use; a new Chakra slot component brings its recipe here first. */
export const slotRecipes = { menu, dialog, tabs, toast };
