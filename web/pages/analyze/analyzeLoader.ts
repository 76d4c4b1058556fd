import { loadQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import type { LoaderFunctionArgs } from 'react-router-dom';
import pageQuery, { type AnalyzePageQuery } from '../../__generated__/AnalyzePageQuery.graphql.ts';
import projectQuery, {
  type useAnalyzeProjectQuery,
} from '../../__generated__/useAnalyzeProjectQuery.graphql.ts';
import { loadOpenProject } from '../../features/projectRun/loadOpenProject.ts';
import { environment } from '../../relay/environment.ts';

export function loadAnalyze(): PreloadedQuery<AnalyzePageQuery> {
  return loadQuery<AnalyzePageQuery>(environment, pageQuery, {}, { fetchPolicy: 'store-and-network' });
}

export const loadAnalyzeProject = (given: LoaderFunctionArgs) =>
  loadOpenProject<useAnalyzeProjectQuery>(given, projectQuery);
