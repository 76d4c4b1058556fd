import { chakra } from '@chakra-ui/react/styled-system';

interface ProgressBarProps {
  label: string;
  /** 0–1. */
  fraction: number;
  color?: string;
  height?: string;
}

/** How far something is, growing smoothly. */
export function ProgressBar({
  label,
  fraction,
  color = 'status.working.edge',
  height = '6px',
}: ProgressBarProps) {
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(fraction * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      h={height}
      bg="bg.hover"
      borderRadius="full"
      overflow="hidden"
    >
      <chakra.div
        h="full"
        bg={color}
        transformOrigin="left"
        transition="transform 180ms ease-out"
        style={{ transform: `scaleX(${fraction})` }}
      />
    </chakra.div>
  );
}
