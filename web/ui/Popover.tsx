import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';

interface PopoverProps {
  /** What a screen reader calls what opens. */
  label: string;
  /** Of the button that opens it. */
  button: ComponentProps<typeof Button>;
  /** Drawn while it is open; `close` puts it away. */
  children: (close: () => void) => ReactNode;
  onClose?: () => void;
  /** In pixels, where the screen is that wide. */
  width?: number;
}

const marginPx = 8;

/**
 * Something small under a button. The browser's own popover: top layer, Escape, a press outside and the order of
 * Tab come with it, so it costs no positioning library.
 */
export function Popover({ label, button, children, onClose, width = 340 }: PopoverProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ top: number; right: number } | null>(null);

  const onToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'closed') {
      setPlace(null);
      onClose?.();
      return;
    }
    const { bottom, right } = opener.current!.getBoundingClientRect();
    const screen = document.documentElement.clientWidth;
    // Under the button's end, but never over the other edge of a narrow screen.
    const most = screen - Math.min(width, screen - 2 * marginPx) - marginPx;
    setPlace({ top: bottom + marginPx + 2, right: Math.min(Math.max(marginPx, screen - right), most) });
  };
  return (
    <>
      <Button ref={opener} popoverTarget={id} aria-haspopup="dialog" {...button} />
      <chakra.div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onToggle={onToggle}
        css={floating}
        style={{ width: `min(${width}px, calc(100vw - ${2 * marginPx}px))`, ...place }}
      >
        {place && children(() => panel.current?.hidePopover())}
      </chakra.div>
    </>
  );
}

const floating = {
  pos: 'fixed',
  inset: 'auto',
  m: 0,
  p: 0,
  maxH: 'calc(100dvh - 80px)',
  overflow: 'auto',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
  boxShadow: 'float',
  textStyle: 'body',
  '&:popover-open': { animation: 'rise 140ms ease-out' },
  '& a': { color: 'inherit' },
} as const;
