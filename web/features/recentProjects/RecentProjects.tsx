import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RecentProjects_query$key } from '../../__generated__/RecentProjects_query.graphql.ts';
import { RouterLink } from '../../ui/Button.tsx';
import { cardGrid } from '../../ui/StartCard.tsx';
import { ProjectCard } from '../projectList/ProjectCard.tsx';
import { projectPath } from '../projectList/projectPath.ts';

interface RecentProjectsProps {
  query: RecentProjects_query$key;
  title: string;
  all: string;
}

/** What the person made last, of whatever kind; nothing where there is nothing. */
export function RecentProjects({ query, title, all }: RecentProjectsProps) {
  const id = useId();
  const { recent } = useFragment(
    graphql`
      fragment RecentProjects_query on Query {
        recent: projects(first: 4) {
          edges {
            node {
              id
              kind
              number
              ...ProjectCard_project
            }
          }
        }
      }
    `,
    query,
  );
  if (recent.edges.length === 0) return null;
  return (
    <chakra.section aria-labelledby={id}>
      <chakra.div display="flex" alignItems="baseline" gap="3" mb="3">
        <chakra.h2 id={id} textStyle="heading" flex="1">
          {title}
        </chakra.h2>
        <RouterLink to="/projects" textStyle="table" color="fg.muted">
          {all}
        </RouterLink>
      </chakra.div>
      <chakra.ul css={cardGrid}>
        {recent.edges.map(({ node }) => (
          <li key={node.id}>
            <ProjectCard project={node} to={projectPath(node)} showKind />
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
