import type { Client } from 'graphql-ws';
import { type GraphQLResponse, Observable, type RequestParameters, type Variables } from 'relay-runtime';
import { failureFrom } from '../lib/failure.ts';

/**
 * A subscription that misses nothing. The protocol itself replays nothing after a reconnect, but the client
 * serialises `variables` anew each time it subscribes: `after` is read at that moment and is then the number
 * of the last event seen, so the server sends the gap first. The socket's code comes with the first subscription.
 */
export function subscribe(request: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    let lastSeen: number | null = typeof variables.after === 'number' ? variables.after : null;
    const resumable = 'after' in variables;
    const live = resumable
      ? Object.defineProperty({ ...variables }, 'after', { enumerable: true, get: () => lastSeen })
      : variables;
    let ended = false;
    let end = () => {
      ended = true;
    };
    const listen = (socket: Client) => {
      if (ended) return;
      end = socket.subscribe<Record<string, unknown>>(
        { operationName: request.name, query: request.text ?? '', variables: live },
        {
          next: ({ data, errors }) => {
            const error = errors?.[0];
            if (error) return sink.error(failureFrom(error));
            const seq = (data?.events as { seq?: number } | undefined)?.seq;
            if (typeof seq === 'number') {
              // After a reconnect an event may come a second time: what was seen is not applied again.
              if (lastSeen !== null && seq <= lastSeen) return;
              lastSeen = seq;
            }
            sink.next({ data: data ?? {} } as GraphQLResponse);
          },
          error: (error) => sink.error(error instanceof Error ? error : new Error('subscription ended')),
          complete: () => sink.complete(),
        },
      );
    };
    import('./socket.ts').then(
      ({ socket }) => listen(socket),
      (error) => sink.error(error),
    );
    return () => end();
  });
}
