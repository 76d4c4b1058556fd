import { chakra } from '@chakra-ui/react/styled-system';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useRef } from 'react';
import { StatusTag } from '../../../../../../features/statusTag/StatusTag.tsx';
import type { WorkStatus } from '../../../../../../features/statusTag/statusTable.ts';
import { formatDateTime } from '../../../../../../lib/format.ts';
import { FullscreenButton, fullscreenable } from './FullscreenButton.tsx';

interface TaskPanelProps {
  title: string;
  /** When it was asked for. */
  time: string | null;
  status: WorkStatus;
  /** Of the whole project: a cancelled one did not fail. */
  reason: string | null | undefined;
  open: boolean;
  onToggle: () => void;
  /** Beside the fullscreen button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One video of a task: a line that opens what is known of it. What is closed is not drawn. */
export function TaskPanel(props: TaskPanelProps) {
  const { title, time, status, reason, open, onToggle, actions, children } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  return (
    <chakra.section ref={panel} css={frame} aria-labelledby={id}>
      <chakra.div display="flex" alignItems="center" gap="1" pe="2">
        <chakra.h2 flex="1" minW="0">
          <chakra.button type="button" css={toggle} aria-expanded={open} onClick={onToggle}>
            <chakra.span display="inline-flex" css={open ? undefined : { transform: 'rotate(-90deg)' }}>
              <ChevronDown size={16} aria-hidden />
            </chakra.span>
            <chakra.span id={id} textStyle="heading" minW="0" overflowWrap="anywhere">
              {title}
            </chakra.span>
            {time && (
              <chakra.time dateTime={time} textStyle="caption" color="fg.muted" whiteSpace="nowrap">
                {formatDateTime(time)}
              </chakra.time>
            )}
            <StatusTag status={status} reason={reason} />
          </chakra.button>
        </chakra.h2>
        {actions}
        <FullscreenButton target={panel} onEnter={() => !open && onToggle()} />
      </chakra.div>
      {open && (
        <chakra.div p={{ base: '3', md: '4' }} borderTopWidth="1px" borderColor="border">
          {children}
        </chakra.div>
      )}
    </chakra.section>
  );
}

const frame = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
  minW: 0,
  ...fullscreenable,
} as const;

const toggle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2.5',
  rowGap: '1',
  w: 'full',
  minH: '12',
  ps: '3',
  py: '2',
  textAlign: 'start',
  cursor: 'pointer',
} as const;
