import { chakra } from '@chakra-ui/react/styled-system';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { billing as t } from '../../../../locales/zh-CN/admin.ts';
import type { BillingRow } from './BillingRows.tsx';

const looks = {
  charge: [Plus, 'done'],
  cost: [Minus, 'failed'],
  other: [ArrowLeftRight, 'initial'],
} as const;

/** The seed's rule: a charge is a top-up, a cost is a spend, all else is other. Icon, word and colour. */
export function RowType({ row }: { row: Pick<BillingRow, 'chargeYuan' | 'costCredits'> }) {
  const type = row.chargeYuan > 0 ? 'charge' : row.costCredits > 0 ? 'cost' : 'other';
  const [Icon, tone] = looks[type];
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      px="1.5"
      borderRadius="tag"
      textStyle="caption"
      whiteSpace="nowrap"
      color={`status.${tone}.fg`}
      bg={`status.${tone}.bg`}
    >
      <Icon size={12} aria-hidden />
      {t.types[type]}
    </chakra.span>
  );
}
