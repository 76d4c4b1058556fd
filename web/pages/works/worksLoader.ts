import { loadQuery } from 'react-relay/hooks.js';
import query, { type WorksPageQuery } from '../../__generated__/WorksPageQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';

export function loadWorks() {
  return loadQuery<WorksPageQuery>(environment, query, {}, { fetchPolicy: 'store-and-network' });
}
