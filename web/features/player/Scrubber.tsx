import { chakra } from '@chakra-ui/react/styled-system';
import { formatTimecode } from '../../lib/format.ts';
import { player as t } from '../../locales/zh-CN/player.ts';
import type { ClipRange } from './transport.ts';

interface ScrubberProps {
  currentMs: number;
  durationMs: number;
  range: ClipRange | null;
  onSeek: (ms: number) => void;
}

/** A native slider, so that fingers, arrows and screen readers work; the playhead is vermilion. */
export function Scrubber({ currentMs, durationMs, range, onSeek }: ScrubberProps) {
  const total = Math.max(1, durationMs);
  const percent = (ms: number) => `${(100 * Math.min(total, ms)) / total}%`;
  return (
    <chakra.div pos="relative">
      {range && (
        <chakra.span
          css={marked}
          style={{ left: percent(range.startMs), width: percent(range.endMs - range.startMs) }}
          title={t.range(formatTimecode(range.startMs, true), formatTimecode(range.endMs, true))}
        />
      )}
      <chakra.input
        type="range"
        min={0}
        max={total}
        step={1}
        value={Math.min(total, currentMs)}
        aria-label={t.seek}
        aria-valuetext={t.position(formatTimecode(currentMs, true), formatTimecode(durationMs, true))}
        onChange={(event) => onSeek(Number(event.target.value))}
        css={slider}
        style={{ '--played': percent(currentMs) } as React.CSSProperties}
      />
    </chakra.div>
  );
}

const marked = {
  pos: 'absolute',
  top: '9px',
  h: '6px',
  borderRadius: 'full',
  bg: 'rgb(255 255 255 / 45%)',
  pointerEvents: 'none',
} as const;

const thumb = {
  appearance: 'none',
  boxSize: '12px',
  mt: '-4px',
  border: 0,
  borderRadius: 'full',
  bg: 'accent.seal',
} as const;
const track = {
  h: '4px',
  borderRadius: 'full',
  background: 'linear-gradient(90deg, var(--rs-seal) var(--played), rgb(255 255 255 / 28%) var(--played))',
} as const;

const slider = {
  appearance: 'none',
  display: 'block',
  w: 'full',
  h: '24px',
  m: 0,
  bg: 'transparent',
  cursor: 'pointer',
  '&::-webkit-slider-runnable-track': track,
  '&::-webkit-slider-thumb': thumb,
  '&::-moz-range-track': track,
  '&::-moz-range-thumb': thumb,
} as const;
