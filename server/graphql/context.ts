import type { EventBus } from '../events/bus.ts';
import type { App } from '../platform/app.ts';
import type { Viewer } from '../platform/viewer.ts';
import type { Visit } from './watchFields.ts';

/** A session that travels in a cookie; `embedded` ones have a cookie of their own, for frames. */
export interface CookieSession {
  token: string;
  expiresAt: Date;
  embedded?: boolean;
}

/** What a resolver may use beside its arguments. */
export interface GraphQLContext {
  app: App;
  bus: EventBus;
  viewer: Viewer | null;
  requestId: string;
  /** Where the caller is, for sign-in throttling and the session list. */
  ip: string;
  userAgent: string | null;
  /** Per project that was asked for by number: the owner's newest event before it was read. */
  seqBeforeRead?: Map<number, number>;
  /** How the watch over traffic follows this request; absent where nobody watches. */
  visit?: Visit;
  /** Sets or clears the session cookie; absent on WebSockets, which cannot set one. */
  setSessionCookie?: (session: CookieSession | null) => void;
}
