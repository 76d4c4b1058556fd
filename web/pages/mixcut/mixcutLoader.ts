import { loadQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import type { LoaderFunctionArgs } from 'react-router-dom';
import pageQuery, { type MixcutPageQuery } from '../../__generated__/MixcutPageQuery.graphql.ts';
import projectQuery, {
  type useMixcutProjectQuery,
} from '../../__generated__/useMixcutProjectQuery.graphql.ts';
import { loadOpenProject } from '../../features/projectRun/loadOpenProject.ts';
import { environment } from '../../relay/environment.ts';

export function loadMixcut(): PreloadedQuery<MixcutPageQuery> {
  return loadQuery<MixcutPageQuery>(environment, pageQuery, {}, { fetchPolicy: 'store-and-network' });
}

export const loadMixcutProject = (given: LoaderFunctionArgs) =>
  loadOpenProject<useMixcutProjectQuery>(given, projectQuery);
