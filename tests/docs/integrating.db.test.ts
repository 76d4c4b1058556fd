import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hashPassword } from '../../server/domains/accounts/passwords.ts';
import { drawGraph } from '../../temporal/media/testing/clips.ts';
import { testApp } from '../support/app.ts';
import { testPerson } from '../support/people.ts';
import { testServer } from '../support/server.ts';
import { blocks, page } from './markdown.ts';

/** In the pages, above examples that wait for a film: here no worker makes one. */
const NEEDS_WORKER = 'needs a worker';

/** The examples are for people who have these; a machine without them checks the examples only against the schemas. */
const missing = ['bash', 'curl', 'jq'].filter((tool) => spawnSync(tool, ['--version']).error);

test.skipIf(missing.length > 0)(
  'the examples run as they stand, one after another in one shell',
  async () => {
    const app = await testApp();
    const { origin } = await testServer(app);
    const { token, user } = await testPerson(app);
    const file = await drawGraph(
      'testsrc2=size=320x240:rate=25:duration=1',
      join(app.config.dataDir, 'product.mp4'),
    );
    const examples = blocks(page('docs/integrating.md'))
      .filter(
        ({ language, note, text }) => language === 'sh' && note !== NEEDS_WORKER && !text.includes('npm run'),
      )
      .map(({ text }) => text);
    expect(examples.length).toBeGreaterThanOrEqual(4);

    // Every answer is kept, so that a refusal that an example does not print is seen too.
    const noisy = 'curl() { command curl --fail-with-body -sS "$@"; }';
    const shell = ['set -euo pipefail', noisy, ...examples, 'echo "made $MATERIAL $PROJECT"'].join('\n');
    const password = 'an example’s password';
    await app.db.user.update({
      where: { id: user.id },
      data: { passwordHash: await hashPassword(password) },
    });
    const env = {
      PATH: process.env.PATH,
      BASE: origin,
      TOKEN: token,
      FILE: file,
      LOGIN: `${user.userName}:${password}`,
    };
    const { stdout } = await promisify(execFile)('bash', ['-c', shell], { env, timeout: 80_000 });

    expect(stdout).toContain(`"user_name":"${user.userName}"`);
    expect(stdout).toMatch(/"name": "dashboard",\s+"key": "rs_/);
    expect(await app.db.apiKey.count({ where: { name: 'dashboard' } })).toBe(0);
    // Both ways gave the same file its address, and the repeated call its first answer.
    expect(await app.db.upload.count({ where: { userId: user.id } })).toBe(1);
    expect(await app.db.incomingUpload.count({ where: { userId: user.id, storageKey: { not: null } } })).toBe(
      1,
    );
    expect(await app.db.product.count({ where: { userId: user.id } })).toBe(1);
    expect(stdout.match(/idempotency-replayed: true/gi)).toHaveLength(1);
    const [, material, project] = /made (\d+) (\d+)/.exec(stdout) ?? [];
    expect(await app.db.project.findUnique({ where: { id: Number(project) } })).toMatchObject({
      userId: user.id,
      input: { materials: [{ materialId: Number(material) }], layout: 'vertical', resolution: 480 },
    });
  },
  // Two dozen calls and a password that costs time on purpose; a busy machine is no failure.
  90_000,
);
