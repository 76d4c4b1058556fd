import { loadQuery } from 'react-relay/hooks.js';
import type { LoaderFunctionArgs } from 'react-router-dom';
import query, { type ScorePageQuery } from '../../../../../__generated__/ScorePageQuery.graphql.ts';
import { environment } from '../../../../../relay/environment.ts';
import { parseTaskNumber } from '../_lib/taskTabs.ts';

/** The project that the address names; null where it names none. */
export function loadScore({ params }: LoaderFunctionArgs) {
  const number = parseTaskNumber(params.slug);
  if (number === null) return null;
  return loadQuery<ScorePageQuery>(environment, query, { number }, { fetchPolicy: 'store-and-network' });
}
