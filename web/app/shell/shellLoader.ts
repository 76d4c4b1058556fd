import { loadQuery } from 'react-relay/hooks.js';
import query, { type ShellQuery } from '../../__generated__/ShellQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';

export function loadShell() {
  return { shell: loadQuery<ShellQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }) };
}
