import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { remainingText } from './remaining.ts';

interface CountdownProps {
  /** As the server said. */
  seconds: number;
  /** When it said so, on this browser's clock: the two clocks need not agree. */
  saidAt: number;
  onOver: () => void;
}

/** A block's time, running down; at its end the list is asked again. */
export function Countdown({ seconds, saidAt, onOver }: CountdownProps) {
  const left = () => Math.ceil(seconds - (performance.now() - saidAt) / 1000);
  const [shown, setShown] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with what the server says
  useEffect(() => {
    setShown(left());
    const timer = setInterval(() => {
      const now = left();
      setShown(now);
      if (now > 0) return;
      clearInterval(timer);
      onOver();
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, saidAt]);
  return <chakra.span fontVariantNumeric="tabular-nums">{remainingText(shown)}</chakra.span>;
}
