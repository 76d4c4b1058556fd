import { loadQuery } from 'react-relay/hooks.js';
import query, { type WelcomePageQuery } from '../../__generated__/WelcomePageQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';

export function loadWelcome() {
  return loadQuery<WelcomePageQuery>(environment, query, {}, { fetchPolicy: 'store-and-network' });
}
