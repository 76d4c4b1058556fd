import { chakra } from '@chakra-ui/react/styled-system';
import { formatCount } from '../../../../lib/format.ts';
import { billing as t } from '../../../../locales/zh-CN/admin.ts';
import type { Day } from '../../_lib/days.ts';
import { formatYuan } from '../../_lib/yuan.ts';

/** The chart's figures, newest first; days without any are left out. */
export function DayTable({ days }: { days: readonly Day[] }) {
  const moved = days.filter(({ chargeYuan, costCredits }) => chargeYuan > 0 || costCredits > 0).reverse();
  return (
    <chakra.details textStyle="table">
      <chakra.summary cursor="pointer" color="fg.muted" w="fit-content">
        {t.chartTable}
      </chakra.summary>
      <chakra.div maxH="240px" overflow="auto" mt="2" tabIndex={0} role="region" aria-label={t.chartTable}>
        <chakra.table css={grid}>
          <thead>
            <tr>
              <th scope="col">{t.chartDay}</th>
              <th scope="col">{t.chartCharge}</th>
              <th scope="col">{t.chartCost}</th>
            </tr>
          </thead>
          <tbody>
            {moved.map(({ day, chargeYuan, costCredits }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{formatYuan(chargeYuan)}</td>
                <td>{formatCount(costCredits)}</td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
    </chakra.details>
  );
}

const grid = {
  w: 'full',
  maxW: '480px',
  borderCollapse: 'collapse',
  '& th, & td': { py: '1', px: '2', borderBottomWidth: '1px', borderColor: 'border', fontWeight: 'normal' },
  '& th': { textAlign: 'start' },
  '& thead th:not(:first-child), & td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& thead th': { color: 'fg.muted' },
} as const;
