import { chakra } from '@chakra-ui/react/styled-system';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { graphql } from 'react-relay/hooks.js';
import type { HealthPartsQuery } from '../../../../__generated__/HealthPartsQuery.graphql.ts';
import { health as t } from '../../../../locales/zh-CN/adminWatch.ts';
import { useTableQuery } from '../../../../relay/useTableQuery.ts';
import { Button } from '../../../../ui/Button.tsx';
import { HealthRow } from './HealthRow.tsx';
import { HealthState } from './HealthState.tsx';

export type PartHealth = HealthPartsQuery['response']['systemHealth'][number];

export function HealthParts({ attempt, onRefresh }: { attempt: number; onRefresh: () => void }) {
  const { data } = useTableQuery<HealthPartsQuery>(
    graphql`
      query HealthPartsQuery {
        systemHealth {
          id
          part
          state
          detail
          advice
        }
      }
    `,
    {},
    attempt,
  );
  const parts = data.systemHealth;
  const count = (state: string) => parts.filter((part) => part.state === state).length;
  const [down, warning] = [count('DOWN'), count('WARNING')];
  const overall = down > 0 ? 'DOWN' : warning > 0 ? 'WARNING' : 'OK';
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.span role="status">
          <HealthState state={overall}>{overall === 'OK' ? t.allWell : t.some(down, warning)}</HealthState>
        </chakra.span>
        <chakra.span flex="1" />
        <Button onClick={onRefresh}>
          <RotateCw size={16} aria-hidden />
          {t.refresh}
        </Button>
      </chakra.div>
      <chakra.ul
        aria-label={t.label}
        listStyle="none"
        m="0"
        p="0"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border"
        borderRadius="panel"
      >
        {parts.map((part) => (
          <HealthRow key={part.id} health={part} />
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
