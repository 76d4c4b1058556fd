/**
 * Who is asking, as far as the browser knows: the session itself is an HttpOnly cookie that scripts cannot read.
 * A `token` in the address (the seeds' way in for embedded pages) is taken out of the address bar at once, so
 * that it is neither copied along with a link nor sent on as a referrer, and kept for this tab only.
 */
const tokenKey = 'reelsmith.token';
const parameters = new URLSearchParams(window.location.search);

function takeUrlToken(): string | null {
  const token = parameters.get('token');
  if (!token) return sessionStorage.getItem(tokenKey);
  sessionStorage.setItem(tokenKey, token);
  parameters.delete('token');
  const query = parameters.size > 0 ? `?${parameters}` : '';
  window.history.replaceState(
    window.history.state,
    '',
    window.location.pathname + query + window.location.hash,
  );
  return token;
}

const bearerToken = takeUrlToken();

const embeddedKey = 'reelsmith.embedded';

/**
 * `iframe=true` in the address: the page stands inside another product, without the shell. Links inside do not carry
 * it along, so a frame remembers it (also over a reload); a page that fills its own window goes by the address alone.
 */
function embeddedHere(): boolean {
  const asked = parameters.get('iframe');
  if (asked === null) return window.self !== window.top && sessionStorage.getItem(embeddedKey) === 'true';
  sessionStorage.setItem(embeddedKey, String(asked === 'true'));
  return asked === 'true';
}

export const isEmbedded: boolean = embeddedHere();

export function authorizationHeaders(): Record<string, string> {
  return bearerToken ? { authorization: `Bearer ${bearerToken}` } : {};
}

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
  sessionStorage.removeItem(tokenKey);
  const from = window.location.pathname + window.location.search + window.location.hash;
  window.location.assign(`/login?from=${encodeURIComponent(from)}`);
}

/** After signing out nothing of this person's may stay in the tab. */
export function clearSessionTraces(): void {
  leaving = true;
  sessionStorage.clear();
}
