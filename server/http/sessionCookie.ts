import { parseCookie, stringifySetCookie } from 'cookie';
import type { Config } from '../platform/config.ts';

export const SESSION_COOKIE = 'reelsmith_session';
/** Of a page in somebody else's frame; beside the person's own session, which it must not replace. */
export const EMBEDDED_COOKIE = 'reelsmith_embedded';

type Settings = Pick<Config, 'publicUrl'>;
interface Given {
  token: string;
  expiresAt: Date;
  embedded?: boolean;
}

/**
 * The Set-Cookie headers that hand a session to the browser; scripts in pages cannot read it. Browsers keep a cookie
 * in a foreign frame only over https, and partitioned by the page around it. Elsewhere an embedded page has none: it
 * lives by its token in memory.
 */
export function newCookie(config: Settings, { token, expiresAt, embedded = false }: Given): string[] {
  const given = { value: token, expires: expiresAt };
  if (!embedded) return [stringifySetCookie({ ...ofSession(config), ...given })];
  return isSecure(config) ? [stringifySetCookie({ ...ofFrame, ...given })] : [];
}

/** The Set-Cookie headers that take them back. */
export function clearedCookies(config: Settings): string[] {
  const nothing = { value: '', maxAge: 0 };
  const cleared = [stringifySetCookie({ ...ofSession(config), ...nothing })];
  return isSecure(config) ? [...cleared, stringifySetCookie({ ...ofFrame, ...nothing })] : cleared;
}

/** The tokens that a request brings in cookies, the person's own session first. */
export function cookieTokens(header: string | undefined): string[] {
  const cookies = parseCookie(header ?? '');
  return [cookies[SESSION_COOKIE], cookies[EMBEDDED_COOKIE]].filter(
    (token) => token !== undefined && token !== '',
  ) as string[];
}

const isSecure = (config: Settings) => config.publicUrl.startsWith('https:');

function ofSession(config: Settings) {
  return {
    name: SESSION_COOKIE,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
  } as const;
}

const ofFrame = {
  name: EMBEDDED_COOKIE,
  path: '/',
  httpOnly: true,
  sameSite: 'none',
  secure: true,
  partitioned: true,
} as const;
