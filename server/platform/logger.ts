import { type DestinationStream, type Logger, pino } from 'pino';
import { type SettingName, settingMeta, settingNames } from './config/settings.ts';

export type { Logger } from 'pino';

const secretKeys = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'secret',
  'apiKey',
  'api_key',
  'adminPassword',
  'secretKey',
  'secretAccessKey',
  'databaseUrl',
  'csrfToken',
  'old_password',
  'new_password',
  ...settingNames.filter((name: SettingName) => settingMeta(name).secret),
];

// pino matches exact depths, so a secret is named at each depth that logs of requests and errors have.
const redactedPaths = secretKeys.flatMap((key) =>
  ['', '*', '*.*', '*.*.*'].map((parent) => `${parent}["${key}"]`),
);

/**
 * Structured JSON logs, one object a line; secrets are replaced by `[redacted]`.
 * @param role who speaks: `api`, `worker`, `supervisor` …
 */
export function createLogger(
  options: { level: string; role: string },
  destination?: DestinationStream,
): Logger {
  return pino(
    {
      level: options.level,
      base: { role: options.role, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: redactedPaths, censor: '[redacted]' },
    },
    destination,
  );
}
