import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CreditBalance_viewer$key } from '../../__generated__/CreditBalance_viewer.graphql.ts';
import { formatCount } from '../../lib/format.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { shell as t } from '../../locales/zh-CN/shell.ts';
import { Spinner } from '../../ui/feedback.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { CreditMove } from './CreditMove.tsx';

const CreditDetail = lazy(async () => ({ default: (await import('./CreditDetail.tsx')).CreditDetail }));

/** What can be spent now, and what running jobs hold; a press tells which. */
export function CreditBalance({ viewer: viewerRef }: { viewer: CreditBalance_viewer$key }) {
  const { credits, creditsHeld } = useFragment(
    graphql`
      fragment CreditBalance_viewer on User {
        credits
        creditsHeld
      }
    `,
    viewerRef,
  );
  return (
    <Popover
      label={t.credit.title}
      button={{
        variant: 'ghost',
        px: { base: '1.5', md: '2.5' },
        gap: '1.5',
        pos: 'relative',
        'aria-label': t.credit.button(formatCount(credits), creditsHeld > 0 ? formatCount(creditsHeld) : ''),
        children: (
          <>
            <chakra.span fontWeight="semibold" color="fg">
              {formatCount(credits)}
            </chakra.span>
            <chakra.span textStyle="caption">{t.credits}</chakra.span>
            {creditsHeld > 0 && (
              <chakra.span textStyle="caption" hideBelow="lg">
                {t.held} {formatCount(creditsHeld)}
              </chakra.span>
            )}
            <CreditMove credits={credits} />
          </>
        ),
      }}
    >
      {(close) => (
        <SectionBoundary fallback={failures.unknown}>
          <Suspense fallback={<Waiting />}>
            <CreditDetail credits={credits} held={creditsHeld} onLeave={close} />
          </Suspense>
        </SectionBoundary>
      )}
    </Popover>
  );
}

function Waiting() {
  return (
    <chakra.div display="grid" placeItems="center" minH="32">
      <Spinner />
    </chakra.div>
  );
}
