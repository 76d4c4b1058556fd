import { defineSemanticTokens, defineTextStyles, defineTokens } from '@chakra-ui/react/styled-system';

const property = (name: string) => ({ value: `var(--rs-${name})` });
const px = (value: number) => ({ value: `${value}px` });

/** Space on a 4-px grid; Chakra's own names, so that `p="3"` is 12 px. */
export const tokens = defineTokens({
  spacing: Object.fromEntries(
    [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 24].map((step) => [String(step), px(step * 4)]),
  ),
  sizes: {
    ...Object.fromEntries(
      [1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 64].map((step) => [
        String(step),
        px(step * 4),
      ]),
    ),
    full: { value: '100%' },
  },
  radii: { control: px(6), panel: px(8), tag: px(4), full: px(9999) },
  fonts: { body: property('font'), mono: property('mono') },
  fontWeights: { normal: { value: 400 }, medium: { value: 500 }, semibold: { value: 600 } },
  shadows: { float: property('shadow') },
  zIndex: { header: { value: 10 }, popover: { value: 1500 }, toast: { value: 1700 } },
  durations: { fast: { value: '120ms' }, moderate: { value: '180ms' } },
});

const status = (name: string) => ({ fg: property(`${name}-fg`), bg: property(`${name}-bg`) });

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: property('bg'),
      panel: property('panel'),
      subtle: property('subtle'),
      hover: property('hover'),
    },
    stage: { DEFAULT: property('stage'), fg: property('stage-fg') },
    fg: { DEFAULT: property('fg'), muted: property('fg-muted'), subtle: property('fg-subtle') },
    border: { DEFAULT: property('border'), strong: property('border-strong') },
    ink: { DEFAULT: property('ink'), hover: property('ink-hover'), fg: property('ink-fg') },
    accent: {
      seal: property('seal'),
      solid: property('seal-solid'),
      solidHover: property('seal-solid-hover'),
      fg: property('seal-fg'),
      text: property('seal-text'),
      bg: property('seal-bg'),
    },
    focus: property('focus'),
    veil: property('veil'),
    status: {
      initial: status('initial'),
      working: { ...status('working'), edge: property('working-edge') },
      done: status('done'),
      failed: status('failed'),
      waiting: status('waiting'),
    },
  },
});

const text = (fontSize: number, lineHeight: number, fontWeight?: number) => ({
  value: { fontSize: `${fontSize}px`, lineHeight: `${lineHeight}px`, ...(fontWeight ? { fontWeight } : {}) },
});

export const textStyles = defineTextStyles({
  body: text(14, 22),
  table: text(13, 20),
  caption: text(12, 18),
  label: text(13, 20, 500),
  heading: text(14, 22, 600),
  title: text(20, 28, 600),
  display: text(28, 36, 600),
});
