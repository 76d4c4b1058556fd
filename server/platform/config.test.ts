import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';
import { createLogger } from './logger.ts';

const dir = mkdtempSync(join(tmpdir(), 'reelsmith-config-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('nothing has to be set; the secret key is made up once and kept private', () => {
  const first = loadConfig({ DATA_DIR: dir, PORT: '', AI_BASE_URL: ' ' });
  expect(first).toMatchObject({
    port: 4000,
    publicUrl: 'http://localhost:4000',
    workerQueues: ['light', 'media'],
  });
  expect(first.s3).toBeUndefined();
  expect(loadConfig({ DATA_DIR: dir }).secretKey).toBe(first.secretKey);
  expect(readFileSync(join(dir, 'secret-key'), 'utf8').trim()).toBe(first.secretKey);
  expect(statSync(join(dir, 'secret-key')).mode & 0o777).toBe(0o600);
});

test.each([
  [{ PORT: '70000' }, /PORT "70000"/],
  [{ WORKER_QUEUES: 'light,heavy' }, /WORKER_QUEUES/],
  [{ TEMPORAL_ADDRESS: 'https://host' }, /TEMPORAL_ADDRESS .*host:7233/],
  [{ S3_BUCKET: 'films' }, /S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/],
  [{ TEMPORAL_TLS_CERT: '/nowhere.pem' }, /TEMPORAL_TLS_CERT.*ENOENT/],
  [{ TEMPORAL_TLS_CERT: '-----BEGIN CERTIFICATE-----' }, /TEMPORAL_TLS_KEY/],
])('a wrong setting is named: %o', (env, message) => {
  expect(() => loadConfig({ DATA_DIR: dir, ...env })).toThrow(message);
  expect(() => loadConfig({ DATA_DIR: dir, ...env })).toThrow(ConfigError);
});

test('the value of a wrong secret is not repeated', () => {
  expect(() => loadConfig({ DATA_DIR: dir, SECRET_KEY: 'too-short' })).toThrow(/SECRET_KEY/);
  expect(() => loadConfig({ DATA_DIR: dir, SECRET_KEY: 'too-short' })).not.toThrow(/too-short/);
});

test('secrets never reach the log, at whatever usual depth', () => {
  let written = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  const log = createLogger({ level: 'info', role: 'test' }, sink);
  log.info(
    {
      password: 's3cret',
      req: { headers: { authorization: 's3cret', cookie: 's3cret' } },
      AI_API_KEY: 's3cret',
    },
    'hello',
  );
  log.info({
    config: { s3: { secretAccessKey: 's3cret' }, ai: { apiKey: 's3cret' }, databaseUrl: 's3cret' },
  });
  expect(written).toContain('hello');
  expect(written).not.toContain('s3cret');
});
