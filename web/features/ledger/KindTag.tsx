import { chakra } from '@chakra-ui/react/styled-system';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import Lock from 'lucide-react/icons/lock';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { ledgerKinds } from '../../locales/zh-CN/ledger.ts';

export type LedgerKind = keyof typeof ledgerKinds;

const looks = {
  TOP_UP: [Plus, 'done'],
  SETTLE: [Minus, 'failed'],
  HOLD: [Lock, 'initial'],
  RELEASE: [ArrowDownToLine, 'waiting'],
} as const satisfies Record<LedgerKind, unknown>;

/** Icon, word and colour of a movement of credits; never colour alone. */
export function KindTag({ kind }: { kind: LedgerKind }) {
  const [Icon, tone] = looks[kind];
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      px="2"
      h="6"
      borderRadius="tag"
      textStyle="caption"
      fontWeight="medium"
      whiteSpace="nowrap"
      color={`status.${tone}.fg`}
      bg={`status.${tone}.bg`}
    >
      <Icon size={13} aria-hidden />
      {ledgerKinds[kind]}
    </chakra.span>
  );
}
