import { chakra } from '@chakra-ui/react/styled-system';
import { formatCount, formatMoney } from '../../../../lib/format.ts';
import { profileBilling as t } from '../../../../locales/zh-CN/profile.ts';

interface BillingSumsProps {
  free: number;
  held: number;
  chargeYuan: number;
  costCredits: number;
  /** The sums are of a part of the books. */
  filtered: boolean;
}

/** What there is now, and what came and went in the rows below. */
export function BillingSums({ free, held, chargeYuan, costCredits, filtered }: BillingSumsProps) {
  const part = filtered ? `（${t.ofFilter}）` : '';
  const figures = [
    [t.free, formatCount(free)],
    [t.held, formatCount(held)],
    [t.charged + part, formatMoney(chargeYuan)],
    [t.spent + part, formatCount(costCredits)],
  ] as const;
  return (
    <div>
      <chakra.dl css={row}>
        {figures.map(([name, figure]) => (
          <chakra.div key={name} p="4" bg="bg.panel">
            <chakra.dt textStyle="caption" color="fg.muted">
              {name}
            </chakra.dt>
            <chakra.dd m="0" textStyle="title" fontVariantNumeric="tabular-nums">
              {figure}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.p mt="2" textStyle="caption" color="fg.muted">
        {t.rate}
      </chakra.p>
    </div>
  );
}

const row = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' },
  gap: '1px',
  bg: 'border',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
  overflow: 'hidden',
} as const;
