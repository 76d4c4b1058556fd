import { notFound, Refusal } from './refusal.ts';

/** What an API key may be limited to. */
export type KeyScope = 'READ' | 'CHANGE' | 'SPEND' | 'ADMINISTER';

/** Who is asking, as the edge (cookie, bearer token, API key, Basic) found out. Domains decide by it alone. */
export interface Viewer {
  userId: number;
  userName: string;
  role: 'USER' | 'ADMIN';
  /** An unverified person may look but not spend or change. */
  verified: boolean;
  /** `token`: a session's token sent as a bearer. */
  via: 'session' | 'token' | 'key' | 'basic';
  /** Id of the session or key row; null for Basic. */
  credentialId: string | null;
  /** What the credential is limited to; null: to nothing but what the person may. */
  scopes: readonly KeyScope[] | null;
  /** Where they are, as the edge determined it; null inside the house (tests, the command line). */
  ip: string | null;
}

/**
 * What may be done, in the words of every root field and every REST path:
 * - `read` one's own things (every signed-in person),
 * - `change` them, and `spend` credits (people whom an administrator has authorised),
 * - manage the `account` itself: password, keys, sessions (in person, never by a key or an embedded page),
 * - `administer` (authorised administrators).
 */
export type Permission = 'read' | 'change' | 'spend' | 'account' | 'administer';

const SCOPE: Record<Exclude<Permission, 'account'>, KeyScope> = {
  read: 'READ',
  change: 'CHANGE',
  spend: 'SPEND',
  administer: 'ADMINISTER',
};

/** The one definition of who may do what. */
export function may(viewer: Viewer | null, permission: Permission): boolean {
  if (!viewer) return false;
  if (viewer.scopes && (permission === 'account' || !viewer.scopes.includes(SCOPE[permission]))) return false;
  if (permission === 'administer') return viewer.role === 'ADMIN' && viewer.verified;
  return viewer.verified || permission === 'read' || permission === 'account';
}

/** Why not: to strangers of the administration it looks as if there were nothing. */
export function refusalOf(viewer: Viewer | null, permission: Permission): Refusal {
  if (!viewer) return new Refusal('UNAUTHENTICATED', '请先登录');
  if (permission === 'administer' && viewer.role !== 'ADMIN') return notFound();
  if (!viewer.verified && permission !== 'read' && permission !== 'account') {
    return new Refusal('FORBIDDEN', '账号尚未授权，请联系管理员开通');
  }
  return new Refusal('FORBIDDEN', '当前密钥没有此权限，请换用权限更大的密钥或登录后操作');
}

/** The viewer where a face has let only people in. @throws Refusal UNAUTHENTICATED */
export function requireViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw refusalOf(viewer, 'read');
  return viewer;
}

/** The viewer, where they may. @throws Refusal UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export function requirePermission(viewer: Viewer | null, permission: Permission): Viewer {
  if (!viewer || !may(viewer, permission)) throw refusalOf(viewer, permission);
  return viewer;
}
