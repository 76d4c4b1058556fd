import { loadQuery } from 'react-relay/hooks.js';
import type { LoaderFunctionArgs } from 'react-router-dom';
import query, { type ProjectsPageQuery } from '../../__generated__/ProjectsPageQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';
import { readAddress } from '../../ui/table/tableAddress.ts';
import { stateNamed, statesOf } from './_components/states.ts';

/** The address says which projects. */
export function loadProjects({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { page, size } = readAddress(searchParams, { prefix: '', sizes: projectSizes, usualSize: 10 });
  return loadQuery<ProjectsPageQuery>(
    environment,
    query,
    {
      page: { number: page, size },
      statuses: [...statesOf[stateNamed(searchParams.get('status'))]],
      search: searchParams.get('q')?.slice(0, 128) ?? '',
    },
    { fetchPolicy: 'store-and-network' },
  );
}

/** Ten a page unless somebody wants more. */
export const projectSizes = [10, 20, 50];
