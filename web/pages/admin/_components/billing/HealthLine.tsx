import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { HealthLineQuery } from '../../../../__generated__/HealthLineQuery.graphql.ts';
import { formatCount, formatDateTime } from '../../../../lib/format.ts';
import { billing as t } from '../../../../locales/zh-CN/admin.ts';

/** Whether every balance is the sum of its movements: the one line that must be green. */
export function HealthLine() {
  return (
    <ErrorBoundary
      fallback={
        <chakra.p css={line} color="status.failed.fg" role="alert">
          {t.checkFailed}
        </chakra.p>
      }
    >
      <Suspense
        fallback={
          <chakra.p css={line} color="fg.subtle">
            {t.checking}
          </chakra.p>
        }
      >
        <Checked />
      </Suspense>
    </ErrorBoundary>
  );
}

function Checked() {
  const { ledgerHealth } = useLazyLoadQuery<HealthLineQuery>(
    graphql`
      query HealthLineQuery {
        ledgerHealth {
          sound
          brokenUserNumbers
          entries
          checkedAt
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const { sound, brokenUserNumbers, entries, checkedAt } = ledgerHealth;
  const Icon = sound ? CircleCheck : CircleAlert;
  return (
    <chakra.p
      css={line}
      role={sound ? undefined : 'alert'}
      color={sound ? 'status.done.fg' : 'status.failed.fg'}
      bg={sound ? 'status.done.bg' : 'status.failed.bg'}
    >
      <Icon size={15} aria-hidden />
      {sound ? t.sound(formatCount(entries)) : t.broken(t.userNumbers(brokenUserNumbers))}
      <chakra.span ms="auto">{t.checkedAt(formatDateTime(checkedAt))}</chakra.span>
    </chakra.p>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  minH: '8',
  px: '3',
  py: '1',
  borderRadius: 'control',
  textStyle: 'table',
} as const;
