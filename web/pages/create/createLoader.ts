import { loadQuery } from 'react-relay/hooks.js';
import query, { type CreatePageQuery } from '../../__generated__/CreatePageQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';

export function loadCreate() {
  return loadQuery<CreatePageQuery>(environment, query, {}, { fetchPolicy: 'store-and-network' });
}
