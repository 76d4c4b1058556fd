import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import { health as t } from '../../../../locales/zh-CN/adminWatch.ts';

const looks = {
  OK: { Icon: CircleCheck, tone: 'done' },
  WARNING: { Icon: CircleAlert, tone: 'waiting' },
  DOWN: { Icon: CircleX, tone: 'failed' },
} as const;

/** Icon, word and colour; never colour alone. `children` say more than the state's own word. */
export function HealthState({ state, children }: { state: string; children?: ReactNode }) {
  const { Icon, tone } = looks[state as keyof typeof looks] ?? looks.DOWN;
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
      {children ?? t.states[state] ?? state}
    </chakra.span>
  );
}
