import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useVisibleInterval } from '../../../../lib/useVisibleInterval.ts';
import { health as t } from '../../../../locales/zh-CN/adminWatch.ts';
import { Skeleton, Spinner } from '../../../../ui/feedback.tsx';
import { TableSection } from '../../../../ui/table/TableSection.tsx';
import { HealthParts } from './HealthParts.tsx';

const refreshMs = 15_000;

/** How each part is, what it means, and what to do. Looked at again while somebody looks. */
export function HealthTab() {
  const [round, setRound] = useState(0);
  const refresh = () => setRound((before) => before + 1);
  useVisibleInterval(refreshMs, refresh);
  const skeleton = (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <Spinner label={t.checking} />
      <Skeleton h="96" />
    </chakra.div>
  );
  return (
    <TableSection failure={t.failure} skeleton={skeleton}>
      {(attempt) => <HealthParts attempt={attempt + round} onRefresh={refresh} />}
    </TableSection>
  );
}
