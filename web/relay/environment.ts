import {
  Environment,
  type GraphQLResponse,
  Network,
  RecordSource,
  type RequestParameters,
  Store,
  type Variables,
} from 'relay-runtime';
import { Failure } from '../lib/failure.ts';
import { postGraphql } from '../lib/postGraphql.ts';
import { leaveForLogin } from '../lib/session.ts';
import { subscribe } from './subscribe.ts';

async function fetchGraphql(request: RequestParameters, variables: Variables): Promise<GraphQLResponse> {
  try {
    return (await postGraphql(request.text ?? '', variables)) as GraphQLResponse;
  } catch (error) {
    if (error instanceof Failure && error.code === 'UNAUTHENTICATED') {
      leaveForLogin();
      // The page is being left: nothing of it may flash an error meanwhile.
      return new Promise(() => {});
    }
    throw error;
  }
}

/**
 * The one store. Records stay for a while after the last screen lets go of them: Relay's collector does not
 * count open subscriptions as users, and going back to a screen should show it at once.
 */
export const environment = new Environment({
  network: Network.create(fetchGraphql, subscribe),
  store: new Store(new RecordSource(), { gcReleaseBufferSize: 50 }),
});
