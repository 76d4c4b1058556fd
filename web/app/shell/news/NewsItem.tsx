import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NewsItem_news$key } from '../../../__generated__/NewsItem_news.graphql.ts';
import { MiniStrip } from '../../../features/filmStrip/MiniStrip.tsx';
import { projectPath } from '../../../features/projectList/projectPath.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { relativeTime } from '../../../lib/relativeTime.ts';
import { news as t } from '../../../locales/zh-CN/news.ts';
import { projectList } from '../../../locales/zh-CN/projectList.ts';
import { RouterLink } from '../../../ui/Button.tsx';

/** One attempt that ended: whose, how, when. */
export function NewsItem({ news: newsRef, onOpen }: { news: NewsItem_news$key; onOpen: () => void }) {
  const { outcome, finishedAt, unread, project } = useFragment(
    graphql`
      fragment NewsItem_news on News {
        outcome
        finishedAt
        unread
        project {
          kind
          number
          title
          ...MiniStrip_project
        }
      }
    `,
    newsRef,
  );
  const tone = outcome === 'DONE' ? 'done' : outcome === 'FAILED' ? 'failed' : 'initial';
  return (
    <li>
      <RouterLink to={projectPath(project)} css={item} onClick={onOpen}>
        <chakra.span display="flex" alignItems="center" gap="2">
          {unread && <chakra.span css={dot} role="img" aria-label={t.unread} />}
          <chakra.span flex="1" minW="0" lineClamp={1} fontWeight={unread ? 'semibold' : 'normal'}>
            {project.title || projectList.untitled}
          </chakra.span>
          <chakra.time
            dateTime={finishedAt}
            title={formatDateTime(finishedAt)}
            textStyle="caption"
            color="fg.subtle"
            whiteSpace="nowrap"
          >
            {relativeTime(finishedAt)}
          </chakra.time>
        </chakra.span>
        <chakra.span display="flex" alignItems="center" gap="3">
          <chakra.span textStyle="caption" color={`status.${tone}.fg`} whiteSpace="nowrap">
            {t.outcome[outcome]}
          </chakra.span>
          <chakra.span flex="1">
            <MiniStrip project={project} />
          </chakra.span>
        </chakra.span>
      </RouterLink>
    </li>
  );
}

const item = {
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  px: '4',
  py: '2.5',
  color: 'fg',
  textDecoration: 'none',
  borderBottomWidth: '1px',
  borderColor: 'border',
  _hover: { bg: 'bg.hover' },
  _focusVisible: { outlineOffset: '-2px' },
} as const;

const dot = { boxSize: '2', borderRadius: 'full', bg: 'accent.solid', flexShrink: 0 } as const;
