import type { WebSocket } from 'ws';
import { createBuckets } from '../domains/traffic/buckets.ts';

/** A screen of ours sends a handful in its life; a reconnecting one all its subscriptions at once. */
const MESSAGES_PER_MINUTE = 1_200;
/** What graphql-transport-ws closes with where somebody asks too much; its clients do not come back by themselves. */
const TOO_MANY_REQUESTS = 4429;

/** Ends a socket that sends and sends: each message costs something, also one that is no operation. */
export function limitMessages(socket: WebSocket, perMinute = MESSAGES_PER_MINUTE): void {
  const bucket = createBuckets(perMinute);
  socket.on('message', () => {
    if (bucket.take('socket') === 0) return;
    // What else has arrived is not looked at any more.
    socket.removeAllListeners('message');
    socket.close(TOO_MANY_REQUESTS, 'Too many requests');
  });
}
