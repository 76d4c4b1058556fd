import { loadQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { environment } from '../../relay/environment.ts';
import { parseProjectNumber } from './projectNumber.ts';

export interface OpenProject<Query extends OperationType> {
  number: number;
  query: PreloadedQuery<Query>;
}

/** The project that a workbench's address names, asked for with the workbench's query; null for a new one. */
export function loadOpenProject<Query extends OperationType & { variables: { number: number } }>(
  { request }: LoaderFunctionArgs,
  query: GraphQLTaggedNode,
): OpenProject<Query> | null {
  const number = parseProjectNumber(new URL(request.url).searchParams.get('project_id'));
  if (number === null) return null;
  return {
    number,
    query: loadQuery<Query>(environment, query, { number }, { fetchPolicy: 'store-and-network' }),
  };
}
