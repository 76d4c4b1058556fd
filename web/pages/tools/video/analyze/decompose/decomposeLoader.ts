import { loadQuery } from 'react-relay/hooks.js';
import type { LoaderFunctionArgs } from 'react-router-dom';
import query, { type DecomposePageQuery } from '../../../../../__generated__/DecomposePageQuery.graphql.ts';
import { environment } from '../../../../../relay/environment.ts';
import { parseTaskNumber } from '../_lib/taskTabs.ts';

/** The project that the address names; null where it names none. */
export function loadDecompose({ params }: LoaderFunctionArgs) {
  const number = parseTaskNumber(params.slug);
  if (number === null) return null;
  return loadQuery<DecomposePageQuery>(environment, query, { number }, { fetchPolicy: 'store-and-network' });
}
