import { expect, test } from 'vitest';
import { DEMO_FILMS, DEMO_USER } from '../../../prisma/seed/demoFilms.ts';
import { testApp } from '../../../tests/support/app.ts';
import { keepSamples } from '../../domains/materials/samples.ts';
import { makeDemo } from './makeDemo.ts';

const drawn = {
  name: '猫咪喝水.mp4',
  tags: ['猫'],
  description: '一只橘猫在喝水',
  storageKey: `sample/${'1'.repeat(40)}.mp4`,
  sha256: '0'.repeat(64),
  sizeBytes: 1000,
  probe: {
    mediaType: 'video' as const,
    container: 'mp4',
    durationMs: 6000,
    width: 1280,
    height: 720,
    fps: 30,
    videoCodec: 'h264',
    audioCodec: null,
  },
};

test('the demo is made once, and its password is told once', async () => {
  const app = await testApp();
  await keepSamples(app, [drawn]);
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const everything = async () => ({
    user: await app.db.user.findUniqueOrThrow({ where: { userName: DEMO_USER.userName } }),
    materials: await app.db.material.count(),
    projects: await app.db.project.findMany({ orderBy: { id: 'asc' } }),
    ledger: await app.db.creditEntry.count(),
  });

  expect(await makeDemo(app, { wait: false, say })).toEqual({ failed: false });
  const first = await everything();
  expect(first.projects.map(({ auto }) => auto)).toEqual(DEMO_FILMS.map(({ request }) => request.auto));
  expect(first.user.credits + first.user.creditsHeld).toBe(DEMO_USER.credits);
  expect(lines.join('\n')).toMatch(/密码 \S{16}，仅此一次/);
  expect(lines.join('\n')).not.toContain('没有任何改动');

  lines.length = 0;
  await makeDemo(app, { wait: false, say });
  expect(await everything()).toEqual(first);
  expect(lines.join('\n')).not.toContain('密码');
  expect(lines.join('\n')).toContain('没有任何改动');
});
