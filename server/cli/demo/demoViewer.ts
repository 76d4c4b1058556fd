import { randomBytes } from 'node:crypto';
import { DEMO_USER } from '../../../prisma/seed/demoFilms.ts';
import { createUser } from '../../domains/accounts/accounts.ts';
import { personFields, viewerOf } from '../../domains/accounts/viewerOf.ts';
import type { App } from '../../platform/app.ts';
import type { Viewer } from '../../platform/viewer.ts';

/**
 * The demo's person, made on the first call.
 * @returns `password` only where the person was made right now, to be shown once.
 */
export async function demoViewer(app: App): Promise<{ viewer: Viewer; password?: string }> {
  const { userName, nickName } = DEMO_USER;
  const kept = await app.db.user.findUnique({ where: { userName }, select: personFields });
  if (kept) return { viewer: viewerOf(kept, 'basic', null) };
  const password = randomBytes(12).toString('base64url');
  const made = await createUser(app, { userName, nickName, password });
  return { viewer: viewerOf(made, 'basic', null), password };
}
