import { chakra } from '@chakra-ui/react/styled-system';
import { graphql } from 'react-relay/hooks.js';
import type { BillingSumsQuery } from '../../../../__generated__/BillingSumsQuery.graphql.ts';
import { formatCount } from '../../../../lib/format.ts';
import { billing as t } from '../../../../locales/zh-CN/admin.ts';
import { useTableQuery } from '../../../../relay/useTableQuery.ts';
import { formatYuan } from '../../_lib/yuan.ts';
import type { BillingFilter } from './billingFilter.ts';

/** What the filter adds up to. */
export function BillingSums({ filter, attempt }: { filter: BillingFilter; attempt: number }) {
  const { data, stale } = useTableQuery<BillingSumsQuery>(
    graphql`
      query BillingSumsQuery($filter: BillingFilter) {
        billingSums(filter: $filter) {
          entries
          people
          chargeYuan
          costCredits
        }
      }
    `,
    { filter },
    attempt,
  );
  const { entries, people, chargeYuan, costCredits } = data.billingSums;
  const figures = [
    [t.sums.charge, t.yuan(formatYuan(chargeYuan))],
    [t.sums.cost, t.credits(formatCount(costCredits))],
    [t.sums.entries, formatCount(entries)],
    [t.sums.people, formatCount(people)],
  ] as const;
  return (
    <chakra.dl m="0" display="flex" flexWrap="wrap" columnGap="6" rowGap="1" opacity={stale ? 0.6 : 1}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <chakra.dt textStyle="caption" color="fg.subtle">
            {name}
          </chakra.dt>
          <chakra.dd m="0" textStyle="heading">
            {value}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
}
