import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type { ProjectList_query$key } from '../../__generated__/ProjectList_query.graphql.ts';
import type { ProjectListPaginationQuery } from '../../__generated__/ProjectListPaginationQuery.graphql.ts';
import { formatCount } from '../../lib/format.ts';
import { projectList as t } from '../../locales/zh-CN/projectList.ts';
import { Button, RouterButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { ProjectListItem } from './ProjectListItem.tsx';

const pageSize = 10;

interface ProjectListProps {
  query: ProjectList_query$key;
  /** The page's own path; a project is its `project_id`. */
  path: string;
  selectedNumber: number | null;
}

/** Newest first, ten and then ten more. */
export function ProjectList({ query, path, selectedNumber }: ProjectListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ProjectListPaginationQuery,
    ProjectList_query$key
  >(
    graphql`
      fragment ProjectList_query on Query
      @refetchable(queryName: "ProjectListPaginationQuery")
      @argumentDefinitions(
        kind: { type: "ProjectKind!" }
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
      ) {
        projects(kind: $kind, first: $count, after: $cursor) @connection(key: "ProjectList_projects") {
          totalCount
          edges {
            node {
              id
              number
              ...ProjectListItem_project
            }
          }
        }
      }
    `,
    query,
  );
  const navigate = useNavigate();
  const { edges, totalCount } = data.projects;
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" p="4">
      <chakra.div display="flex" alignItems="center" gap="2">
        <chakra.span textStyle="caption" color="fg.subtle" flex="1">
          {edges.length > 0 && t.total(formatCount(totalCount))}
        </chakra.span>
        <RouterButton to={path} size="sm">
          {t.create}
        </RouterButton>
      </chakra.div>
      {edges.length === 0 && <EmptyState title={t.empty}>{t.emptyHint}</EmptyState>}
      <chakra.ul listStyle="none" m="0" p="0" display="flex" flexDirection="column" gap="2">
        {edges.map(({ node }) => (
          <ProjectListItem
            key={node.id}
            project={node}
            to={`${path}?project_id=${node.number}`}
            selected={node.number === selectedNumber}
            // The page of what is gone is left.
            onDeleted={() => node.number === selectedNumber && void navigate(path, { replace: true })}
          />
        ))}
      </chakra.ul>
      {hasNext && (
        <Button disabled={isLoadingNext} onClick={() => loadNext(pageSize)}>
          {isLoadingNext ? t.loadingMore : t.more}
        </Button>
      )}
    </chakra.div>
  );
}
