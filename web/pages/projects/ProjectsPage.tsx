import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import type { ProjectsPageQuery } from '../../__generated__/ProjectsPageQuery.graphql.ts';
import { ProjectListItem } from '../../features/projectList/ProjectListItem.tsx';
import { projectPath } from '../../features/projectList/projectPath.ts';
import { projects as t } from '../../locales/zh-CN/start.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { RouterButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { Page } from '../../ui/Page.tsx';
import { cardGrid } from '../../ui/StartCard.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { useTableAddress } from '../../ui/table/useTableAddress.ts';
import { ProjectFilters } from './_components/ProjectFilters.tsx';
import { useFollowedList } from './_lib/useFollowedList.ts';
import { projectSizes } from './projectsLoader.ts';

/** 项目库: everything one made, of whatever kind; page, state and words stand in the address. */
export function ProjectsPage() {
  const table = useTableAddress({ sizes: projectSizes });
  const { projectPage } = useOwnedQuery<ProjectsPageQuery>(
    graphql`
      query ProjectsPageQuery($page: PageInput!, $statuses: [WorkStatus!], $search: String) {
        projectPage(page: $page, statuses: $statuses, search: $search) {
          total
          rows {
            id
            kind
            number
            ...ProjectListItem_project
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<ProjectsPageQuery>>(),
  );
  const { revalidate } = useRevalidator();
  const filtered = Boolean(table.filter('status') || table.filter('q'));
  useFollowedList(projectPage.rows, filtered);
  return (
    <Page
      title={t.title}
      aside={
        <RouterButton to="/create" variant="ink">
          {t.create}
        </RouterButton>
      }
    >
      <ProjectFilters table={table} />
      {projectPage.rows.length === 0 ? (
        <NoProjects total={projectPage.total} filtered={filtered} />
      ) : (
        <chakra.ul css={cardGrid}>
          {projectPage.rows.map((project) => (
            <ProjectListItem
              key={project.id}
              project={project}
              to={projectPath(project)}
              showKind
              onDeleted={() => void revalidate()}
            />
          ))}
        </chakra.ul>
      )}
      {projectPage.total > 0 && <Pager table={table} total={projectPage.total} />}
    </Page>
  );
}

/** Why there is nothing, and one way on. */
function NoProjects({ total, filtered }: { total: number; filtered: boolean }) {
  if (total > 0) {
    return <EmptyState title={t.beyond} action={<RouterButton to="/projects">{t.firstPage}</RouterButton>} />;
  }
  if (filtered) {
    return (
      <EmptyState title={t.nothingFound} action={<RouterButton to="/projects">{t.clear}</RouterButton>} />
    );
  }
  return (
    <EmptyState
      title={t.empty}
      action={
        <RouterButton to="/mixcut" variant="ink">
          {t.create}
        </RouterButton>
      }
    >
      {t.emptyHint}
    </EmptyState>
  );
}
