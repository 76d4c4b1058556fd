import { chakra } from '@chakra-ui/react/styled-system';
import { graphql } from 'react-relay/hooks.js';
import type { BillingChartQuery } from '../../../../__generated__/BillingChartQuery.graphql.ts';
import { formatCount } from '../../../../lib/format.ts';
import { billing as t } from '../../../../locales/zh-CN/admin.ts';
import { useTableQuery } from '../../../../relay/useTableQuery.ts';
import { fillDays, mostDays } from '../../_lib/days.ts';
import { localZone, writeTime } from '../../_lib/localTime.ts';
import { formatYuan } from '../../_lib/yuan.ts';
import { Bars } from './Bars.tsx';
import type { BillingFilter } from './billingFilter.ts';
import { DayTable } from './DayTable.tsx';

const dayOf = (iso: string) => writeTime(new Date(iso)).slice(0, 10);

/** Top-ups and spends per day of the filter, each on a scale of its own; the same as a table for who reads it so. */
export function BillingChart({ filter, attempt }: { filter: BillingFilter; attempt: number }) {
  const { data, stale } = useTableQuery<BillingChartQuery>(
    graphql`
      query BillingChartQuery($filter: BillingFilter, $timeZone: String!) {
        billingDays(filter: $filter, timeZone: $timeZone) {
          day
          chargeYuan
          costCredits
        }
      }
    `,
    { filter, timeZone: localZone() },
    attempt,
  );
  const days = fillDays(data.billingDays, {
    first: filter.from ? dayOf(filter.from) : null,
    // The moment before which everything counts is the next second's.
    last: filter.before ? dayOf(new Date(Date.parse(filter.before) - 1).toISOString()) : null,
  });
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) {
    return (
      <chakra.p textStyle="caption" color="fg.subtle">
        {t.chartEmpty}
      </chakra.p>
    );
  }
  const sum = (pick: (day: (typeof days)[number]) => number) => days.reduce((all, day) => all + pick(day), 0);
  const charge = formatYuan(sum(({ chargeYuan }) => Math.round(chargeYuan * 100)) / 100);
  const cost = formatCount(sum(({ costCredits }) => costCredits));
  return (
    <chakra.figure m="0" css={panel} opacity={stale ? 0.6 : 1}>
      <chakra.figcaption display="flex" flexWrap="wrap" gap="2" textStyle="label">
        {t.chart}
        <chakra.span textStyle="caption" color="fg.subtle">
          {t.chartSummary(first.day, last.day, charge, cost)}
          {days.length >= mostDays && t.chartCut}
        </chakra.span>
      </chakra.figcaption>
      <Bars
        label={t.chartCharge}
        tone="status.done.fg"
        bars={days.map((day) => ({
          day: day.day,
          value: day.chargeYuan,
          text: t.yuan(formatYuan(day.chargeYuan)),
        }))}
      />
      <Bars
        label={t.chartCost}
        tone="status.failed.fg"
        bars={days.map((day) => ({
          day: day.day,
          value: day.costCredits,
          text: t.credits(formatCount(day.costCredits)),
        }))}
      />
      <chakra.div
        display="flex"
        justifyContent="space-between"
        textStyle="caption"
        color="fg.subtle"
        aria-hidden
      >
        <span>{first.day}</span>
        {last !== first && <span>{last.day}</span>}
      </chakra.div>
      <DayTable days={days} />
    </chakra.figure>
  );
}

const panel = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  p: '3',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
} as const;
