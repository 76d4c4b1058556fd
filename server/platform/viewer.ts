import { Refusal } from './refusal.ts';

/** Who is asking, as the edge (cookie, bearer token, Basic) found out. Domains decide by it alone. */
export interface Viewer {
  userId: number;
  userName: string;
  role: 'USER' | 'ADMIN';
  /** An unverified person may look but not spend or change. */
  verified: boolean;
  via: 'session' | 'token' | 'basic';
  /** Id of the session or token row; null for Basic. */
  credentialId: string | null;
}

/** The viewer, or the refusal that sends people to sign in. */
export function requireViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw new Refusal('UNAUTHENTICATED', '请先登录');
  return viewer;
}

/** Lets only people through whom an administrator has authorised. */
export function requireVerified(viewer: Viewer): void {
  if (!viewer.verified) throw new Refusal('FORBIDDEN', '账号尚未授权，请联系管理员开通');
}
