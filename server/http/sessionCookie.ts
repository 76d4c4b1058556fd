import { stringifySetCookie } from 'cookie';
import type { Config } from '../platform/config.ts';

export const SESSION_COOKIE = 'reelsmith_session';

/** The Set-Cookie header that hands a session to the browser; scripts in pages cannot read it. */
export function sessionCookie(
  config: Pick<Config, 'publicUrl'>,
  session: { token: string; expiresAt: Date },
): string {
  return stringifySetCookie({ ...attributes(config), value: session.token, expires: session.expiresAt });
}

/** The Set-Cookie header that takes it back. */
export function clearedSessionCookie(config: Pick<Config, 'publicUrl'>): string {
  return stringifySetCookie({ ...attributes(config), value: '', maxAge: 0 });
}

function attributes(config: Pick<Config, 'publicUrl'>) {
  const secure = config.publicUrl.startsWith('https:');
  return { name: SESSION_COOKIE, path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
}
