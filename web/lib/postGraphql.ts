import { failures } from '../locales/zh-CN/failures.ts';
import { Failure, failureFrom, type GraphqlErrorBody } from './failure.ts';
import { authorizationHeaders } from './session.ts';

export interface GraphqlBody {
  data?: unknown;
  errors?: readonly GraphqlErrorBody[];
}

/**
 * One GraphQL request over POST. Cookie and the custom header go along (a page of another origin cannot send it).
 * Any GraphQL error rejects with a Failure: half an answer is not shown as a whole one.
 */
export async function postGraphql(
  query: string,
  variables: unknown,
  signal?: AbortSignal,
): Promise<{ data: Record<string, unknown> }> {
  let response: Response;
  try {
    response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        'x-reelsmith-csrf': '1',
        ...authorizationHeaders(),
      },
      body: JSON.stringify({ query, variables }),
      signal: signal ?? null,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new Failure(failures.network, 'NETWORK');
  }
  const body = (await response.json().catch(() => null)) as GraphqlBody | null;
  const error = body?.errors?.[0];
  if (error) throw failureFrom(error);
  if (response.status === 429) throw new Failure(failures.rateLimited, 'RATE_LIMITED');
  if (response.status === 401) throw new Failure(failures.signedOut, 'UNAUTHENTICATED');
  if (!response.ok || !body?.data) throw new Failure(failures.server, 'UNAVAILABLE');
  return { data: body.data as Record<string, unknown> };
}
