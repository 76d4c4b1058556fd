import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { formatCount } from '../../lib/format.ts';

/** Long enough to be read beside other work. */
const shownMs = 2600;

/** By how much the balance has just moved: said once under the number, then gone. Movements in a row add up. */
export function CreditMove({ credits }: { credits: number }) {
  const before = useRef(credits);
  const [move, setMove] = useState<{ by: number; key: number } | null>(null);
  useEffect(() => {
    const by = credits - before.current;
    before.current = credits;
    if (by !== 0) setMove((shown) => ({ by: by + (shown?.by ?? 0), key: (shown?.key ?? 0) + 1 }));
  }, [credits]);
  useEffect(() => {
    if (!move) return;
    const timer = setTimeout(() => setMove(null), shownMs);
    return () => clearTimeout(timer);
  }, [move]);
  if (!move || move.by === 0) return null;
  return (
    <chakra.span
      key={move.key}
      aria-hidden
      data-part="credit-move"
      css={label}
      color={move.by > 0 ? 'status.done.fg' : 'fg.muted'}
    >
      {move.by > 0 ? '+' : '−'}
      {formatCount(Math.abs(move.by))}
    </chakra.span>
  );
}

const label = {
  pos: 'absolute',
  top: 'calc(100% - 2px)',
  insetStart: '2',
  px: '1.5',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'tag',
  textStyle: 'caption',
  fontWeight: 'semibold',
  animation: 'rise 180ms ease-out',
  pointerEvents: 'none',
} as const;
