import type { App } from '../../platform/app.ts';
import type { KeyScope, Viewer } from '../../platform/viewer.ts';
import { newSecret, secretHash } from './secrets.ts';
import { type PersonRow, personFields, viewerOf } from './viewerOf.ts';

export interface NewSession {
  /** Shown to the browser once, as a cookie; not kept. */
  token: string;
  sessionId: string;
  expiresAt: Date;
}

const SEEN_EVERY_MS = 60 * 1000;
/** What a page inside somebody else's may do: neither the account nor the administration. */
export const EMBEDDED_SCOPES: readonly KeyScope[] = ['READ', 'CHANGE', 'SPEND'];
const HOUR_MS = 60 * 60 * 1000;

/** Starts a session with a fresh token; it ends `sessionMaxDays` (embedded: hours) later in any case. */
export async function startSession(
  app: App,
  session: { userId: number; ip: string; userAgent: string | null; embedded?: boolean; now?: Date },
): Promise<NewSession> {
  const now = session.now ?? new Date();
  const token = newSecret('ss_');
  const { embedded = false } = session;
  const hours = embedded ? app.config.embeddedSessionHours : app.config.sessionMaxDays * 24;
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
  const { id } = await app.db.session.create({
    data: {
      userId: session.userId,
      tokenHash: secretHash(token),
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
      embedded,
      ip: session.ip.slice(0, 64),
      userAgent: session.userAgent?.slice(0, 256) ?? null,
    },
    select: { id: true },
  });
  return { token, sessionId: id, expiresAt };
}

/** The person behind a session's token; null when it is unknown, ended, or was idle for too long. */
export async function viewerOfSession(
  app: App,
  token: string,
  via: 'session' | 'token',
  now = new Date(),
): Promise<Viewer | null> {
  const session = await app.db.session.findUnique({
    where: { tokenHash: secretHash(token) },
    select: { id: true, expiresAt: true, lastSeenAt: true, embedded: true, user: { select: personFields } },
  });
  if (!session || session.expiresAt <= now || idleSince(app, now) >= session.lastSeenAt) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS) {
    await app.db.session.updateMany({
      where: { id: session.id, lastSeenAt: { lt: now } },
      data: { lastSeenAt: now },
    });
  }
  return viewerOf(
    session.user satisfies PersonRow,
    via,
    session.id,
    session.embedded ? EMBEDDED_SCOPES : null,
  );
}

/** Ends the session behind this credential; ending it twice, or one that is an API token, is success. */
export async function endSession(app: App, viewer: Viewer): Promise<void> {
  if (!viewer.credentialId) return;
  await app.db.session.deleteMany({ where: { id: viewer.credentialId, userId: viewer.userId } });
}

/** Which sessions still count, in Prisma's words. */
export function sessionsInUse(app: App, now = new Date()) {
  return { expiresAt: { gt: now }, lastSeenAt: { gt: idleSince(app, now) } };
}

/** Removes sessions that can no longer be used; for the sweeper. */
export async function sweepSessions(app: App, now = new Date()): Promise<number> {
  const { count } = await app.db.session.deleteMany({
    where: { OR: [{ expiresAt: { lte: now } }, { lastSeenAt: { lte: idleSince(app, now) } }] },
  });
  return count;
}

function idleSince(app: App, now: Date): Date {
  return new Date(now.getTime() - app.config.sessionIdleHours * HOUR_MS);
}
