import { useEffect, useState } from 'react';
import { fetchQuery, graphql } from 'react-relay/hooks.js';
import type { useFoundQuery } from '../../__generated__/useFoundQuery.graphql.ts';
import { projectList } from '../../locales/zh-CN/projectList.ts';
import { environment } from '../../relay/environment.ts';
import { projectPath } from '../projectList/projectPath.ts';
import type { Command } from './commands.ts';

export interface Found {
  projects: Command[];
  materials: Command[];
  state: 'ready' | 'searching' | 'failed';
}

/** Between two letters of somebody who types. */
const pauseMs = 180;
const nothing: Found = { projects: [], materials: [], state: 'searching' };

/** The person's projects and materials of this name; with nothing typed, the projects they made last. */
export function useFound(text: string): Found {
  const [found, setFound] = useState<Found>(nothing);
  const search = text.trim();
  useEffect(() => {
    setFound((before) => ({ ...before, state: 'searching' }));
    let request: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(
      () => {
        request = fetchQuery<useFoundQuery>(
          environment,
          graphql`
            query useFoundQuery($search: String!, $materials: Boolean!) {
              projects(search: $search, first: 5) {
                edges {
                  node {
                    id
                    kind
                    number
                    title
                  }
                }
              }
              materials(search: $search, first: 5) @include(if: $materials) {
                edges {
                  node {
                    id
                    number
                    name
                  }
                }
              }
            }
          `,
          { search, materials: search !== '' },
          { fetchPolicy: 'network-only' },
        ).subscribe({
          next: ({ projects, materials }) =>
            setFound({
              state: 'ready',
              projects: projects.edges.map(({ node }) => ({
                id: node.id,
                to: projectPath(node),
                label: node.title || projectList.untitled,
              })),
              materials: (materials?.edges ?? []).map(({ node }) => ({
                id: node.id,
                to: `/works/${node.number}`,
                label: node.name,
              })),
            }),
          // What is known here is still offered; the line under the field says what is missing.
          error: () => setFound({ ...nothing, state: 'failed' }),
        });
      },
      search ? pauseMs : 0,
    );
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [search]);
  return found;
}
