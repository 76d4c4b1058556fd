import { chakra } from '@chakra-ui/react/styled-system';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import Hand from 'lucide-react/icons/hand';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { describeStatus, type StatusTone, type WorkStatus } from './statusTable.ts';

const icons = {
  initial: CircleDashed,
  working: LoaderCircle,
  done: CircleCheck,
  failed: CircleX,
  waiting: Hand,
} satisfies Record<StatusTone, unknown>;

/** Icon, word and colour of a status; never colour alone. */
export function StatusTag({ status, reason }: { status: WorkStatus; reason?: string | null }) {
  const { label, tone } = describeStatus(status, reason);
  const Icon = icons[tone];
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      px="2"
      h="6"
      flexShrink={0}
      borderRadius="tag"
      textStyle="caption"
      fontWeight="medium"
      whiteSpace="nowrap"
      color={`status.${tone}.fg`}
      bg={`status.${tone}.bg`}
    >
      <chakra.span
        display="inline-flex"
        animation={tone === 'working' ? 'spin 1.6s linear infinite' : undefined}
      >
        <Icon size={13} aria-hidden />
      </chakra.span>
      {label}
    </chakra.span>
  );
}
