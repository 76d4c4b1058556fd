import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';

interface PaneHandleProps {
  label: string;
  width: number;
  limits: { min: number; max: number };
  onResize: (width: number) => void;
}

const keyboardStepPx = 16;

/** Dragged, or moved by the arrows; a double click is left to the browser. */
export function PaneHandle({ label, width, limits, onResize }: PaneHandleProps) {
  const start = useRef<{ x: number; width: number } | null>(null);
  return (
    <chakra.div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      tabIndex={0}
      css={handle}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width };
      }}
      onPointerMove={(event) => {
        if (start.current) onResize(start.current.width + event.clientX - start.current.x);
      }}
      onPointerUp={() => {
        start.current = null;
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') onResize(width - keyboardStepPx);
        if (event.key === 'ArrowRight') onResize(width + keyboardStepPx);
      }}
    />
  );
}

const handle = {
  flexShrink: 0,
  w: '9px',
  mx: '-4px',
  zIndex: 1,
  cursor: 'col-resize',
  touchAction: 'none',
  background: 'linear-gradient(var(--rs-border), var(--rs-border)) center / 1px 100% no-repeat',
  _hover: {
    background:
      'linear-gradient(var(--rs-border-strong), var(--rs-border-strong)) center / 3px 100% no-repeat',
  },
} as const;
