import { chakra } from '@chakra-ui/react/styled-system';

/** What the short-video apps leave free of their own buttons and texts, roughly; upright films lose more. */
export function SafeArea({ vertical }: { vertical: boolean }) {
  const inset = vertical ? '9% 15% 22% 6%' : '6% 6% 10% 6%';
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
