import { loadQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import type { LoaderFunctionArgs } from 'react-router-dom';
import pageQuery, { type AnalyzePageQuery } from '../../__generated__/AnalyzePageQuery.graphql.ts';
import projectQuery, {
  type useAnalyzeProjectQuery,
} from '../../__generated__/useAnalyzeProjectQuery.graphql.ts';
import { parseProjectNumber } from '../../features/projectRun/projectNumber.ts';
import { environment } from '../../relay/environment.ts';

export function loadAnalyze(): PreloadedQuery<AnalyzePageQuery> {
  return loadQuery<AnalyzePageQuery>(environment, pageQuery, {}, { fetchPolicy: 'store-and-network' });
}

export interface OpenAnalysis {
  number: number;
  query: PreloadedQuery<useAnalyzeProjectQuery>;
}

/** The project that the address names; null for a new one. */
export function loadAnalyzeProject({ request }: LoaderFunctionArgs): OpenAnalysis | null {
  const number = parseProjectNumber(new URL(request.url).searchParams.get('project_id'));
  if (number === null) return null;
  const query = loadQuery<useAnalyzeProjectQuery>(
    environment,
    projectQuery,
    { number },
    { fetchPolicy: 'store-and-network' },
  );
  return { number, query };
}
