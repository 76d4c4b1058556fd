import { loadQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import type { LoaderFunctionArgs } from 'react-router-dom';
import pageQuery, { type MixcutPageQuery } from '../../__generated__/MixcutPageQuery.graphql.ts';
import projectQuery, {
  type useMixcutProjectQuery,
} from '../../__generated__/useMixcutProjectQuery.graphql.ts';
import { parseProjectNumber } from '../../features/projectRun/projectNumber.ts';
import { environment } from '../../relay/environment.ts';

export function loadMixcut(): PreloadedQuery<MixcutPageQuery> {
  return loadQuery<MixcutPageQuery>(environment, pageQuery, {}, { fetchPolicy: 'store-and-network' });
}

export interface OpenProject {
  number: number;
  query: PreloadedQuery<useMixcutProjectQuery>;
}

/** The project that the address names; null for a new one. */
export function loadMixcutProject({ request }: LoaderFunctionArgs): OpenProject | null {
  const number = parseProjectNumber(new URL(request.url).searchParams.get('project_id'));
  if (number === null) return null;
  const query = loadQuery<useMixcutProjectQuery>(
    environment,
    projectQuery,
    { number },
    { fetchPolicy: 'store-and-network' },
  );
  return { number, query };
}
