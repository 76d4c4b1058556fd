import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { NewsListQuery } from '../../../__generated__/NewsListQuery.graphql.ts';
import { news as t } from '../../../locales/zh-CN/news.ts';
import { Button, RouterLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { NewsItem } from './NewsItem.tsx';
import { SystemNotices } from './SystemNotices.tsx';
import { useMarkNewsSeen } from './useMarkNewsSeen.ts';

/** The latest that ended; whoever has looked at the list has seen it, so closing it says so. */
export function NewsList({ unread, onOpen }: { unread: number; onOpen: () => void }) {
  const { news } = useLazyLoadQuery<NewsListQuery>(
    graphql`
      query NewsListQuery {
        news(first: 20) {
          edges {
            cursor
            node {
              finishedAt
              ...NewsItem_news
            }
          }
        }
      }
    `,
    {},
    // What ends while the list is open joins it.
    { fetchPolicy: 'store-and-network', fetchKey: unread },
  );
  const markSeen = useMarkNewsSeen();
  const latest = news.edges[0]?.node.finishedAt;
  const shown = useRef({ unread, latest });
  shown.current = { unread, latest };
  useEffect(
    () => () => {
      const { unread, latest } = shown.current;
      if (unread > 0 && latest) markSeen(latest);
    },
    [markSeen],
  );

  return (
    <chakra.div display="flex" flexDirection="column">
      <chakra.div display="flex" alignItems="center" gap="2" px="4" py="2.5" minH="12">
        <chakra.h2 textStyle="heading" flex="1">
          {t.title}
        </chakra.h2>
        {unread > 0 && latest && (
          <Button size="xs" variant="ghost" onClick={() => markSeen(latest)}>
            {t.markSeen}
          </Button>
        )}
      </chakra.div>
      {news.edges.length === 0 ? (
        <EmptyState title={t.empty}>{t.emptyHint}</EmptyState>
      ) : (
        <chakra.ul css={list}>
          {news.edges.map(({ cursor, node }) => (
            <NewsItem key={cursor} news={node} onOpen={onOpen} />
          ))}
        </chakra.ul>
      )}
      <chakra.div css={foot}>
        <RouterLink to="/projects" textStyle="table" fontWeight="medium" onClick={onOpen}>
          {t.all}
        </RouterLink>
        <SystemNotices />
      </chakra.div>
    </chakra.div>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  maxH: '400px',
  overflow: 'auto',
  borderTopWidth: '1px',
  borderColor: 'border',
  '& > li:last-child > a': { borderBottomWidth: 0 },
} as const;

const foot = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2.5',
  px: '4',
  py: '3',
  borderTopWidth: '1px',
  borderColor: 'border',
} as const;
