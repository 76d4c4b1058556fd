import { chakra } from '@chakra-ui/react/styled-system';

/**
 * What the apps leave free of their own bars and buttons: on an upright film as on a phone, else as under a player.
 * The score's 平台安全区 judges by the same figures (temporal/providers/insight/platformInterface.ts).
 */
export function SafeArea({ vertical }: { vertical: boolean }) {
  const inset = vertical ? '7% 12.5% 20% 0' : '7% 0';
  return (
    <chakra.div
      pos="absolute"
      style={{ inset }}
      pointerEvents="none"
      border="1px dashed rgb(255 255 255 / 80%)"
      boxShadow="0 0 0 100vmax rgb(0 0 0 / 38%)"
      clipPath="inset(-100vmax)"
      aria-hidden
    />
  );
}
