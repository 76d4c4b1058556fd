import { readStored, writeStored } from './storage.ts';

/**
 * Who is asking, as far as the browser knows. A person's own session is an HttpOnly cookie that scripts cannot read.
 * A page inside another product comes with a ticket in its address (`?token=`), which is taken out of the address bar
 * before anything is asked, exchanged once (enter.ts), and answered with a token that lives in this page's memory
 * only: browsers may keep no cookies in a foreign frame.
 */
const parameters = new URLSearchParams(window.location.search);
const framed = window.self !== window.top;

let ticket = takeTicket();
let bearerToken: string | null = null;

function takeTicket(): string | null {
  const token = parameters.get('token');
  if (token === null) return null;
  parameters.delete('token');
  const query = parameters.size > 0 ? `?${parameters}` : '';
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', pathname + query + hash);
  return token || null;
}

/** The ticket of this page's address, once. */
export function takeUpTicket(): { token: string; framed: boolean } | null {
  const given = ticket;
  ticket = null;
  return given === null ? null : { token: given, framed };
}

export function keepBearerToken(token: string): void {
  bearerToken = token;
}

export function authorizationHeaders(): Record<string, string> {
  return bearerToken ? { authorization: `Bearer ${bearerToken}` } : {};
}

/**
 * `iframe=true` in the address: the page stands inside another product, without the shell. Links inside do not repeat
 * it, so a frame remembers it for the pages it loads later.
 */
export const isEmbedded: boolean = embedded();

function embedded(): boolean {
  const key = 'reelsmith.embedded';
  try {
    if (framed && parameters.get('iframe') === 'true') writeStored(sessionStorage, key, true);
    return parameters.get('iframe') === 'true' || (framed && readStored(sessionStorage, key) === true);
  } catch {
    // A frame whose storage the browser forbids: the address alone says it.
    return parameters.get('iframe') === 'true';
  }
}

/** In a frame of somebody else's there is no signing in: its page is opened again from there. */
export const isFramed: boolean = framed;

/** Only addresses of this product are gone back to; anything else is a way to lure people elsewhere. */
export function safeReturnPath(candidate: string | null): string {
  if (!candidate?.startsWith('/') || candidate.startsWith('//') || candidate.includes('\\'))
    return '/welcome';
  const target = new URL(candidate, window.location.origin);
  if (target.origin !== window.location.origin) return '/welcome';
  if (target.pathname === '/' || target.pathname === '/login') return '/welcome';
  return target.pathname + target.search + target.hash;
}

let leaving = false;

/** The session is over: to the login page, once, remembering where the person was. Drafts stay in this tab. */
export function leaveForLogin(): void {
  if (leaving) return;
  leaving = true;
  bearerToken = null;
  const from = window.location.pathname + window.location.search + window.location.hash;
  window.location.assign(`/login?from=${encodeURIComponent(from)}${isEmbedded ? '&iframe=true' : ''}`);
}

/** Signing out leads to `/`, whatever is heard of the session on the way: its end often comes before the answer. */
export function beginSignOut(): void {
  leaving = true;
}

const ownerKey = 'reelsmith.owner';

/**
 * Drafts of forms outlive a session, for the person who wrote them: whoever else signs in in this tab finds nothing.
 * To be called before a page reads its drafts.
 */
export function keepTracesOf(ownerId: string): void {
  try {
    const owner = readStored(sessionStorage, ownerKey);
    if (owner === ownerId) return;
    if (owner !== null) sessionStorage.clear();
    writeStored(sessionStorage, ownerKey, ownerId);
  } catch {
    // A frame whose storage the browser forbids keeps no drafts either.
  }
}

const signedOutKey = 'reelsmith.signedOut';

/**
 * After signing out nothing of this person's may stay in the tab.
 * @param confirmed false where the server could not be told: its cookie is still there, which no script can remove.
 *   Until it could be told, this browser counts as signed out.
 */
export function clearSessionTraces(confirmed: boolean): void {
  leaving = true;
  bearerToken = null;
  sessionStorage.clear();
  if (!confirmed) writeStored(localStorage, signedOutKey, true);
}

/** Signed out here, but the server does not know yet. */
export function owesSignOut(): boolean {
  try {
    return bearerToken === null && readStored(localStorage, signedOutKey) === true;
  } catch {
    return false;
  }
}

export function forgetOwedSignOut(): void {
  localStorage.removeItem(signedOutKey);
}
