import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createUser } from '../../server/domains/accounts/accounts.ts';
import { PAYMENT_CHANNEL, topUp } from '../../server/domains/credits/credits.ts';
import { keepUpload, registerMaterial } from '../../server/domains/materials/materials.ts';
import type { App } from '../../server/platform/app.ts';
import type { Viewer } from '../../server/platform/viewer.ts';
import { sha256Of } from '../../temporal/activities/sha256.ts';
import { drawGraph } from '../../temporal/media/testing/clips.ts';

/** Small clips that look different from each other and move. */
const GRAPHS = {
  '彩条.mp4': 'testsrc2=s=320x180:r=25:d=3',
  '分形.mp4': 'mandelbrot=s=320x180:r=25:end_pts=40,trim=duration=2.4',
  '细胞.mp4': 'cellauto=s=320x180:r=25:rule=110,trim=duration=2.4,format=yuv420p',
} as const;

export type FootageName = keyof typeof GRAPHS;
export const FOOTAGE = Object.keys(GRAPHS) as FootageName[];

/** A person with credits. */
export async function person(app: App, amountCredits = 1000): Promise<Viewer> {
  const user = await createUser(app, {
    userName: `u${Math.random().toString(36).slice(2)}`,
    password: 'password',
  });
  await topUp(app.db, {
    userId: user.id,
    amountCredits,
    key: `first:${user.id}`,
    channel: PAYMENT_CHANNEL.ADMINISTRATOR,
  });
  const { id: userId, userName, role, verified } = user;
  return { userId, userName, role, verified, scopes: null, ip: null, via: 'key', credentialId: null };
}

/** Draws a clip, uploads and registers it, as its owner would; its analysis has been asked for. */
export async function addFootage(app: App & { tmpDir: string }, viewer: Viewer, name: FootageName) {
  const dir = join(app.tmpDir, `footage-${viewer.userId}`);
  await mkdir(dir, { recursive: true });
  const path = await drawGraph(GRAPHS[name], join(dir, name));
  try {
    const { size: sizeBytes } = await stat(path);
    const upload = await keepUpload(app, viewer, {
      path,
      fileName: name,
      sha256: await sha256Of(path),
      sizeBytes,
    });
    return await registerMaterial(app, viewer, { address: app.storage.address(upload.storageKey), name });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
