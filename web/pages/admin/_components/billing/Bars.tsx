import { chakra } from '@chakra-ui/react/styled-system';
import { billing as t } from '../../../../locales/zh-CN/admin.ts';

interface Bar {
  day: string;
  value: number;
  text: string;
}

interface BarsProps {
  label: string;
  tone: 'status.done.fg' | 'status.failed.fg';
  bars: readonly Bar[];
}

/** Wider than this, a few days would be walls. */
const fewestSlots = 14;
const height = 100;
/** What is more than nothing is seen. */
const leastHeight = 2;

/** One row of bars on a scale of its own; pointing at a day names it. The figures are in the table beside it. */
export function Bars({ label, tone, bars }: BarsProps) {
  const highest = bars.reduce<Bar | null>((most, bar) => (bar.value > (most?.value ?? 0) ? bar : most), null);
  const slots = Math.max(bars.length, fewestSlots);
  return (
    <div>
      <chakra.div display="flex" justifyContent="space-between" textStyle="caption" color="fg.muted">
        <span>{label}</span>
        {highest && <span>{t.most(highest.text)}</span>}
      </chakra.div>
      <chakra.svg
        aria-hidden
        viewBox={`0 0 ${slots} ${height}`}
        preserveAspectRatio="none"
        display="block"
        w="full"
        h="48px"
        borderBottomWidth="1px"
        borderColor="border.strong"
      >
        {bars.map(({ day, value, text }, index) => {
          const tall = highest && value > 0 ? Math.max(leastHeight, (value / highest.value) * height) : 0;
          return (
            <g key={day}>
              <title>{`${day} ${text}`}</title>
              <rect x={index} y={0} width={1} height={height} fill="transparent" />
              <chakra.rect x={index + 0.12} y={height - tall} width={0.76} height={tall} fill={tone} />
            </g>
          );
        })}
      </chakra.svg>
    </div>
  );
}
