import { randomBytes } from 'node:crypto';
import type { Material, User } from '../../prisma/generated/client/client.ts';
import { issueApiKey } from '../../server/domains/accounts/accounts.ts';
import { PAYMENT_CHANNEL, topUp } from '../../server/domains/credits/credits.ts';
import { createMixcut } from '../../server/domains/production/production.ts';
import type { App } from '../../server/platform/app.ts';
import type { Viewer } from '../../server/platform/viewer.ts';
import { viewerFor } from './app.ts';

export interface TestPerson {
  user: User;
  viewer: Viewer;
  /** A bearer token of theirs. */
  token: string;
}

/** Somebody with an account, a token and credits; the password is nobody's, so no time goes into hashing. */
export async function testPerson(
  app: App,
  { credits = 1000, ...traits }: { role?: User['role']; verified?: boolean; credits?: number } = {},
): Promise<TestPerson> {
  const userName = `u${randomBytes(6).toString('hex')}`;
  const user = await app.db.user.create({ data: { userName, passwordHash: 'none', ...traits } });
  if (credits > 0) {
    await topUp(app.db, {
      userId: user.id,
      amountCredits: credits,
      key: userName,
      channel: PAYMENT_CHANNEL.ADMINISTRATOR,
    });
  }
  const { key: token } = await issueApiKey(app, { userId: user.id, name: 'test' });
  return { user, viewer: viewerFor(user), token };
}

/** A material that is READY, with so many shots; its file is not there. */
export async function testMaterial(app: App, userId: number, { clips = 1 } = {}): Promise<Material> {
  const key = randomBytes(20).toString('hex');
  return app.db.material.create({
    data: {
      userId,
      name: '海边.mp4',
      mediaType: 2,
      status: 'READY',
      storageKey: `material/${key}.mp4`,
      posterKey: `poster/${key}.jpg`,
      sha256: randomBytes(32).toString('hex'),
      sizeBytes: 1000,
      durationMs: clips * 2000,
      width: 1280,
      height: 720,
      fps: 30,
      hasAudio: true,
      clips: {
        create: Array.from({ length: clips }, (_, index) => ({
          index,
          startMs: index * 2000,
          endMs: index * 2000 + 2000,
          motion: 0.2,
          brightness: 0.5,
          sharpness: 0.5,
          speechRatio: 0,
          colors: ['#336699'],
          perceptualHash: '0'.repeat(16),
          thumbnailKey: `thumbnail/${key}.jpg`,
        })),
      },
    },
  });
}

/** A project of theirs with a material to cut from, paid for and not begun. */
export async function testProject(
  app: App,
  owner: TestPerson,
  request: { auto?: boolean; requestKey?: string; materialId?: number } = {},
): Promise<{ projectId: number; runId: number }> {
  const { materialId = (await testMaterial(app, owner.user.id)).id, ...wanted } = request;
  const { projectId } = await createMixcut(app, owner.viewer, {
    input: '海边日落',
    materialIds: [materialId],
    ...wanted,
  });
  const run = await app.db.projectRun.findFirstOrThrow({ where: { projectId }, orderBy: { number: 'desc' } });
  return { projectId, runId: run.id };
}
