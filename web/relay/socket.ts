import { type Client, createClient } from 'graphql-ws';
import { authorizationHeaders, leaveForLogin } from '../lib/session.ts';
import { setConnectionLost, tellRightsChanged } from './connection.ts';

/** Close code of graphql-transport-ws: the session is not, or no longer, valid. */
const unauthorized = 4401;
/** The server's word when rights are others than when the socket was opened; it closes as for a restart. */
const rightsChanged = 'rights have changed';
const maxDelayMs = 15_000;

/** Full jitter, so that ten thousand browsers do not come back in the same second. */
function retryDelayMs(retries: number): number {
  return 250 + Math.random() * Math.min(maxDelayMs, 500 * 2 ** Math.min(retries, 6));
}

export const socket: Client = createClient({
  url: () => `${window.location.origin.replace(/^http/, 'ws')}/graphql`,
  lazy: true,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: (retries) => new Promise((resolve) => setTimeout(resolve, retryDelayMs(retries))),
  connectionParams: () => authorizationHeaders(),
  keepAlive: 20_000,
  on: {
    connected: () => setConnectionLost(false),
    closed: (event) => {
      const { code, reason, wasClean } = event as CloseEvent;
      if (reason === rightsChanged) tellRightsChanged();
      if (code === unauthorized) leaveForLogin();
      else if (!wasClean || code !== 1000) setConnectionLost(true);
    },
  },
});
