import { loadQuery } from 'react-relay/hooks.js';
import type { LoaderFunctionArgs } from 'react-router-dom';
import query, { type WorkPageQuery } from '../../../__generated__/WorkPageQuery.graphql.ts';
import { environment } from '../../../relay/environment.ts';

/** What is no number is a work that is not there. */
export function loadWork({ params }: LoaderFunctionArgs) {
  const number = /^\d{1,9}$/.test(params.number ?? '') ? Number(params.number) : 0;
  return loadQuery<WorkPageQuery>(environment, query, { number }, { fetchPolicy: 'store-and-network' });
}
