import type { App } from '../../platform/app.ts';
import { badInput, Refusal } from '../../platform/refusal.ts';
import { type KeyScope, requirePermission, type Viewer } from '../../platform/viewer.ts';
import { newSecret, secretHash } from './secrets.ts';
import { EMBEDDED_SCOPES, type NewSession, startSession } from './sessions.ts';
import { personFields, viewerOf } from './viewerOf.ts';

/** More than that are not needed at once; it keeps a loop from filling the table. */
const MOST_AT_ONCE = 100;
const PAGE_MAX_LENGTH = 512;

export interface EntranceRequest {
  /** Path of the page that is shown, with its query. */
  page?: string | null | undefined;
  /** Without the menu around it. */
  iframe?: boolean | null | undefined;
}

export interface Entrance {
  token: string;
  /** The page's address with the token in it. */
  url: string;
  expiresAt: Date;
}

/**
 * A ticket that lets a browser into one page as this person, once and soon: for pages inside other products. What it
 * is exchanged for may read, change and spend, so that whoever asks must themself be allowed to; a page that came in
 * by such a ticket cannot make another one.
 * @throws Refusal FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED.
 */
export async function issueEntrance(
  app: App,
  viewer: Viewer,
  { page, iframe }: EntranceRequest,
  now = new Date(),
): Promise<Entrance> {
  requirePermission(viewer, 'read');
  if (viewer.scopes && (viewer.via !== 'key' || !EMBEDDED_SCOPES.every(has(viewer.scopes))))
    throw new Refusal('FORBIDDEN', '当前凭证不能签发页面访问凭证，请使用具备读取、修改和消费权限的密钥');
  const url = addressOf(app, page ?? '/welcome');
  const waiting = await app.db.entranceToken.count({
    where: { userId: viewer.userId, expiresAt: { gt: now } },
  });
  const { entranceTokenSeconds } = app.config;
  if (waiting >= MOST_AT_ONCE)
    throw new Refusal('RATE_LIMITED', '请求过于频繁，请稍后再试', {
      retryAfterSeconds: entranceTokenSeconds,
    });
  const token = newSecret('et_');
  const expiresAt = new Date(now.getTime() + entranceTokenSeconds * 1000);
  await app.db.entranceToken.create({
    data: { userId: viewer.userId, tokenHash: secretHash(token), createdAt: now, expiresAt },
  });
  url.searchParams.set('token', token);
  if (iframe ?? true) url.searchParams.set('iframe', 'true');
  return { token, url: url.href, expiresAt };
}

/**
 * Takes a ticket and begins a short, limited session. Of many who bring the same ticket one gets in.
 * @throws Refusal UNAUTHENTICATED
 */
export async function exchangeEntrance(
  app: App,
  { token, ip, userAgent }: { token: string; ip: string; userAgent: string | null },
  now = new Date(),
): Promise<NewSession & { viewer: Viewer }> {
  const rows = await app.db.$queryRaw<Array<{ userId: number; expiresAt: Date }>>`
    DELETE FROM "EntranceToken" WHERE "tokenHash" = ${secretHash(token)} RETURNING "userId", "expiresAt"`;
  const person =
    rows[0] && rows[0].expiresAt > now
      ? await app.db.user.findUnique({ where: { id: rows[0].userId }, select: personFields })
      : null;
  if (!person) throw new Refusal('UNAUTHENTICATED', '页面访问凭证已失效，请回到原页面重新打开');
  const session = await startSession(app, { userId: person.id, ip, userAgent, now, embedded: true });
  return { ...session, viewer: viewerOf(person, 'token', session.sessionId, EMBEDDED_SCOPES) };
}

/** Removes tickets that nobody used; for the sweeper. */
export async function sweepEntrances(app: App, now = new Date()): Promise<number> {
  return (await app.db.entranceToken.deleteMany({ where: { expiresAt: { lte: now } } })).count;
}

function has(scopes: readonly KeyScope[]) {
  return (scope: KeyScope) => scopes.includes(scope);
}

/** @throws Refusal BAD_USER_INPUT for anything that is not a page of ours. */
function addressOf(app: App, page: string): URL {
  const base = new URL(app.config.publicUrl);
  const url = page.startsWith('/') && page.length <= PAGE_MAX_LENGTH ? URL.parse(page, base) : null;
  if (!url || url.origin !== base.origin || page.startsWith('//') || page.includes('\\'))
    throw badInput('page', '页面须为以 / 开头的站内地址');
  return url;
}
