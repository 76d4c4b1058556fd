import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { slotRecipes } from './slotRecipes.ts';
import { semanticTokens, textStyles, tokens } from './tokens.ts';

/**
 * The one theme. It is built from Chakra's base (utilities and conditions) and this house's own tokens and
 * recipes: Chakra's default theme would bring some sixty recipes of which a dozen are used.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '1100px', xl: '1440px' },
      tokens,
      semanticTokens,
      textStyles,
      slotRecipes,
      keyframes: {
        'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
        'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
        rise: { from: { opacity: 0, transform: 'translateY(4px)' }, to: { opacity: 1, transform: 'none' } },
        spin: { to: { transform: 'rotate(360deg)' } },
        pulse: { '50%': { opacity: 0.55 } },
        'moving-edge': { from: { backgroundPosition: '0 0' }, to: { backgroundPosition: '24px 0' } },
      },
    },
  }),
);
