import type { IncomingHttpHeaders } from 'node:http';
import {
  API_KEY_PREFIX,
  viewerOfApiKey,
  viewerOfBasic,
  viewerOfSession,
} from '../domains/accounts/accounts.ts';
import type { App } from '../platform/app.ts';
import type { Viewer } from '../platform/viewer.ts';
import { cookieTokens } from './sessionCookie.ts';

/** What is needed of a request, be it Fastify's or a WebSocket's upgrade. */
export interface Caller {
  headers: IncomingHttpHeaders;
  /** Of the client; behind a proxy only as far as TRUST_PROXY goes. */
  ip: string;
}

/**
 * Who is asking. An Authorization header decides alone: a wrong one never falls back to the cookie.
 * @param accept `basic: false` where name and password are not taken (everywhere but REST).
 * @returns null for nobody, or for credentials that are wrong, expired or revoked.
 * @throws Refusal RATE_LIMITED after too many wrong passwords.
 */
export async function authenticate(
  app: App,
  caller: Caller,
  accept: { basic: boolean } = { basic: false },
): Promise<Viewer | null> {
  const viewer = await viewerBy(app, caller, accept.basic);
  return viewer && { ...viewer, ip: caller.ip };
}

async function viewerBy(app: App, { headers, ip }: Caller, basic: boolean): Promise<Viewer | null> {
  const { authorization } = headers;
  if (authorization === undefined) {
    for (const token of cookieTokens(headers.cookie)) {
      const viewer = await viewerOfSession(app, token, 'session');
      if (viewer) return viewer;
    }
    return null;
  }
  const [, scheme = '', credentials = ''] = /^(\S+) +(\S+) *$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') {
    return credentials.startsWith(API_KEY_PREFIX)
      ? viewerOfApiKey(app, credentials, ip)
      : viewerOfSession(app, credentials, 'token');
  }
  if (scheme.toLowerCase() === 'basic' && basic) {
    const [, userName, password] =
      /^([^:]*):(.*)$/s.exec(Buffer.from(credentials, 'base64').toString()) ?? [];
    // No name has a zero byte in it, and Postgres would not be asked for one.
    if (!userName || !password || userName.includes('\0')) return null;
    return viewerOfBasic(app, { userName, password, ip });
  }
  return null;
}
