import { chakra } from '@chakra-ui/react/styled-system';
import type { TimedWords } from './exports/exported.ts';

interface TimelineLaneProps {
  label: string;
  words: readonly TimedWords[];
  totalMs: number;
  tone: 'said' | 'shown';
}

/** Words in their time; read by screen readers in the text above, not here. */
export function TimelineLane({ label, words, totalMs, tone }: TimelineLaneProps) {
  if (words.length === 0) return null;
  return (
    <chakra.div pos="relative" h="5" mt="1.5" aria-hidden>
      {words.map(({ startMs, endMs, text }) => (
        <chakra.span
          key={`${startMs}-${text}`}
          css={block}
          data-tone={tone}
          title={`${label}：${text}`}
          style={{
            left: `${(100 * startMs) / totalMs}%`,
            width: `${(100 * (endMs - startMs)) / totalMs}%`,
          }}
        >
          {text}
        </chakra.span>
      ))}
    </chakra.div>
  );
}

const block = {
  pos: 'absolute',
  insetBlock: 0,
  px: '1',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textStyle: 'caption',
  lineHeight: '20px',
  borderRadius: 'tag',
  color: '#fff',
  '&[data-tone=said]': { bg: '#1c4583' },
  '&[data-tone=shown]': { bg: 'rgb(255 255 255 / 22%)' },
} as const;
