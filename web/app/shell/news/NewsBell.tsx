import { chakra } from '@chakra-ui/react/styled-system';
import Bell from 'lucide-react/icons/bell';
import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewsBell_query$key } from '../../../__generated__/NewsBell_query.graphql.ts';
import { failures } from '../../../locales/zh-CN/failures.ts';
import { news as t } from '../../../locales/zh-CN/news.ts';
import { Spinner } from '../../../ui/feedback.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';

const NewsList = lazy(async () => ({ default: (await import('./NewsList.tsx')).NewsList }));

/** The server counts so far. */
const most = 100;

/** What ended while one was elsewhere: a number, and the list behind it. */
export function NewsBell({ query }: { query: NewsBell_query$key }) {
  const { unreadNewsCount } = useFragment(
    graphql`
      fragment NewsBell_query on Query {
        unreadNewsCount
      }
    `,
    query,
  );
  const count = unreadNewsCount >= most ? `${most - 1}+` : unreadNewsCount > 0 ? String(unreadNewsCount) : '';
  return (
    <Popover
      label={t.title}
      width={380}
      button={{
        variant: 'ghost',
        icon: true,
        px: '0',
        pos: 'relative',
        'aria-label': t.bell(count),
        children: (
          <>
            <Bell size={18} aria-hidden />
            {count && (
              <chakra.span css={badge} aria-hidden>
                {count}
              </chakra.span>
            )}
          </>
        ),
      }}
    >
      {(close) => (
        <SectionBoundary fallback={failures.unknown}>
          <Suspense fallback={<Loading />}>
            <NewsList unread={unreadNewsCount} onOpen={close} />
          </Suspense>
        </SectionBoundary>
      )}
    </Popover>
  );
}

function Loading() {
  return (
    <chakra.div display="grid" placeItems="center" minH="40">
      <Spinner />
    </chakra.div>
  );
}

const badge = {
  pos: 'absolute',
  top: '0.5',
  insetEnd: '0',
  minW: '4',
  h: '4',
  px: '1',
  borderRadius: 'full',
  bg: 'accent.solid',
  color: 'accent.fg',
  fontSize: '10px',
  lineHeight: '16px',
  fontWeight: 'semibold',
} as const;
