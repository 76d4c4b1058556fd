import { availableParallelism } from 'node:os';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { parseAllowList } from '../egress/allowList.ts';

/** What `doctor`, the logger and `.env.example` need to know about a setting besides its type. */
export type SettingMeta = { group: string; description: string; secret?: boolean; shownDefault?: string };

const setting = <T extends z.ZodType>(schema: T, meta: SettingMeta) => schema.meta(meta);

const port = z.coerce.number().int().min(1).max(65535);
const count = z.coerce.number().int().min(1);
const httpUrl = z.url({ protocol: /^https?$/ });
const flag = z.stringbool();
const text = z.string().trim().min(1);
const isNetwork = (item: string) => ipaddr.isValid(item) || ipaddr.isValidCIDR(item);

/** Of CSP's frame-ancestors, only what names one place: no bare scheme, no path. */
const FRAME_ANCESTOR = /^(self|none|https?:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:(\d+|\*))?)$/;

/** Two cores render one film at a time; a big machine leaves half of its cores to decoding inside ffmpeg. */
const defaultMediaConcurrency = () => Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * Every setting there is, by the name of its environment variable. An empty value counts as "not set".
 * `.env.example` and `doctor` are printed from these descriptions.
 */
export const settingsSchema = z.object({
  PORT: setting(port.default(4000), { group: 'Web', description: 'Port of the web app and the API.' }),
  // People open the workbench from other machines (a server, a NAS, a colleague's desk), and the first
  // password is random: so it listens everywhere. Embedded Postgres and Temporal stay on loopback.
  HOST: setting(text.default('0.0.0.0'), {
    group: 'Web',
    description: 'Address to listen on; 127.0.0.1 keeps it on this machine.',
  }),
  PUBLIC_URL: setting(httpUrl.optional(), {
    group: 'Web',
    description: 'Address people open in the browser, when a proxy stands in front.',
    shownDefault: 'http://localhost:PORT',
  }),
  TRUST_PROXY: setting(z.union([flag, text]).default(false), {
    group: 'Web',
    description:
      'true, or the proxies (addresses or CIDR, comma separated) whose X-Forwarded-* headers count.',
  }),
  UPLOAD_MAX_BYTES: setting(count.default(1024 ** 3), {
    group: 'Web',
    description: 'Largest upload in bytes (1 GiB).',
  }),
  LAYOUT_SWITCH: setting(flag.default(true), {
    group: 'Web',
    description:
      'Administrators may change between the top menu and the sidebar; everybody else has the top menu.',
  }),
  DATA_DIR: setting(text.default('./data'), {
    group: 'Data',
    description: 'Folder of the embedded database, Temporal, files and logs; relative to the checkout.',
  }),
  DATABASE_URL: setting(z.url({ protocol: /^postgres(ql)?$/ }).optional(), {
    group: 'Data',
    description:
      'A PostgreSQL server to use instead of the embedded one (postgresql://user:password@host/db).',
    secret: true,
  }),
  TEMPORAL_ADDRESS: setting(text.regex(/^[^\s/]+:\d+$/, 'must look like host:7233').optional(), {
    group: 'Temporal',
    description: 'host:port of a Temporal cluster to use instead of the embedded server.',
  }),
  TEMPORAL_NAMESPACE: setting(text.default('default'), { group: 'Temporal', description: 'Namespace.' }),
  TEMPORAL_API_KEY: setting(text.optional(), {
    group: 'Temporal',
    description: 'API key (Temporal Cloud); turns TLS on.',
    secret: true,
  }),
  TEMPORAL_TLS_CERT: setting(text.optional(), {
    group: 'Temporal',
    description: 'Client certificate for mTLS: a PEM file or the PEM text.',
  }),
  TEMPORAL_TLS_KEY: setting(text.optional(), {
    group: 'Temporal',
    description: "The certificate's private key: a PEM file or the PEM text.",
    secret: true,
  }),
  TEMPORAL_TLS_CA: setting(text.optional(), {
    group: 'Temporal',
    description: "The server's root certificate, when it is not a public one: a PEM file or the PEM text.",
  }),
  TEMPORAL_TASK_QUEUE_PREFIX: setting(text.regex(/^[\w.-]+$/).default('reelsmith'), {
    group: 'Temporal',
    description: 'Task queues are named <prefix>-light and <prefix>-media.',
  }),
  TEMPORAL_UI_URL: setting(httpUrl.optional(), {
    group: 'Temporal',
    description:
      "Address of Temporal's own pages, for the links of administrators; known for the embedded one.",
  }),
  S3_ENDPOINT: setting(httpUrl.optional(), {
    group: 'Storage',
    description: 'S3 endpoint (MinIO, OSS, COS …); leave out for AWS.',
  }),
  S3_REGION: setting(text.default('us-east-1'), { group: 'Storage', description: 'Region.' }),
  S3_BUCKET: setting(text.min(3).optional(), {
    group: 'Storage',
    description: 'Bucket; setting it moves files from DATA_DIR to S3.',
  }),
  S3_ACCESS_KEY_ID: setting(text.optional(), { group: 'Storage', description: 'Access key id.' }),
  S3_SECRET_ACCESS_KEY: setting(text.optional(), {
    group: 'Storage',
    description: 'Secret access key.',
    secret: true,
  }),
  S3_FORCE_PATH_STYLE: setting(flag.default(false), {
    group: 'Storage',
    description: 'true puts the bucket into the path instead of the host name (MinIO wants it).',
  }),
  AI_BASE_URL: setting(httpUrl.optional(), {
    group: 'AI',
    description: 'OpenAI-compatible service (https://…/v1); without it embedded engines do the work.',
  }),
  AI_API_KEY: setting(text.optional(), { group: 'AI', description: 'Its key.', secret: true }),
  AI_TEXT_MODEL: setting(text.optional(), { group: 'AI', description: 'Model that writes scripts.' }),
  AI_VISION_MODEL: setting(text.optional(), { group: 'AI', description: 'Model that looks at frames.' }),
  AI_SPEECH_MODEL: setting(text.optional(), { group: 'AI', description: 'Model that speaks.' }),
  AI_SPEECH_VOICE: setting(text.optional(), { group: 'AI', description: 'Voice of the speech model.' }),
  AI_TRANSCRIPTION_MODEL: setting(text.optional(), { group: 'AI', description: 'Model that listens.' }),
  AI_EMBEDDING_MODEL: setting(text.optional(), {
    group: 'AI',
    description: 'Model that compares sentences by meaning.',
  }),
  ENGINE_PACKS: setting(z.enum(['auto', 'off']).default('auto'), {
    group: 'Engines',
    description: 'auto fetches the embedded voice, meaning, recognition and OCR weights; off never does.',
  }),
  FFMPEG_PATH: setting(text.optional(), { group: 'Engines', description: 'ffmpeg to use.' }),
  FFPROBE_PATH: setting(text.optional(), { group: 'Engines', description: 'ffprobe to use.' }),
  WORKER_QUEUES: setting(
    z
      .string()
      .default('light,media')
      .transform((list) => list.split(',').map((name) => name.trim()))
      .pipe(z.array(z.enum(['light', 'media'])).min(1)),
    { group: 'Engines', description: 'Task queues a worker serves: light, media or both.' },
  ),
  WORKER_MEDIA_CONCURRENCY: setting(count.default(defaultMediaConcurrency), {
    group: 'Engines',
    description: 'Heavy media activities one worker runs at once.',
    shownDefault: 'half of the cores',
  }),
  ADMIN_PASSWORD: setting(z.string().min(6).max(128).optional(), {
    group: 'Accounts',
    description: "The first administrator's password; without it one is made up and shown once.",
    secret: true,
  }),
  SECRET_KEY: setting(z.string().min(32).optional(), {
    group: 'Accounts',
    description:
      'Key that signs addresses and tokens, 32 characters or more; made up and kept in DATA_DIR by default.',
    secret: true,
  }),
  SESSION_IDLE_HOURS: setting(count.default(72), {
    group: 'Accounts',
    description: 'A session ends after so many hours without use.',
  }),
  LOGIN_CAPTCHA: setting(z.enum(['on', 'off']).default('on'), {
    group: 'Accounts',
    description:
      'on asks everybody who signs in with a form or by /user/login to read a picture; off never does (tests, scripts).',
  }),
  ADMIN_CONTACT: setting(text.max(200).optional(), {
    group: 'Accounts',
    description:
      'Whom people ask who may not do something yet: a name, a number, an address. Shown as it stands.',
    shownDefault: '管理员',
  }),
  ENTRANCE_TOKEN_SECONDS: setting(count.max(120).default(60), {
    group: 'Accounts',
    description: 'How long a token for an address (?token=) can be exchanged, 120 seconds at most.',
  }),
  EMBEDDED_SESSION_HOURS: setting(count.max(72).default(8), {
    group: 'Accounts',
    description: "A session inside another product's page ends after so many hours in any case.",
  }),
  FRAME_ANCESTORS: setting(
    z
      .string()
      .default('self')
      .transform((list) => list.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(z.string().regex(FRAME_ANCESTOR, 'must be self, none or https://host')).min(1)),
    {
      group: 'Accounts',
      description:
        'Who may show our pages inside theirs: self, none, or origins (https://host, https://*.host), comma separated.',
    },
  ),
  SESSION_MAX_DAYS: setting(count.default(30), {
    group: 'Accounts',
    description: 'A session ends after so many days in any case.',
  }),
  EGRESS_ALLOW: setting(
    z
      .string()
      .default('')
      .transform((list, context) => {
        try {
          return parseAllowList(list);
        } catch (error) {
          context.addIssue({ code: 'custom', message: (error as Error).message });
          return z.NEVER;
        }
      }),
    {
      group: 'Outgoing requests',
      description:
        'Inside hosts that the tool lab may call: host, host:port or CIDR, comma separated (ports 80 and 443 unless given; host:* for all).',
    },
  ),
  // One address may be a whole office behind one router, and each of them has films open: far above what they do.
  TRAFFIC_GUARD: setting(flag.default(true), {
    group: 'Traffic',
    description: 'false counts requests but refuses none.',
  }),
  TRAFFIC_ALLOWLIST: setting(
    z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean),
      )
      .refine((list) => list.every(isNetwork), 'must be addresses or networks (CIDR), comma separated'),
    {
      group: 'Traffic',
      description: 'Addresses or networks (comma separated) that are never refused; loopback never is.',
    },
  ),
  TRAFFIC_API_PER_MINUTE: setting(count.default(3_000), {
    group: 'Traffic',
    description: 'API calls one address may make per minute (GraphQL: root fields).',
  }),
  TRAFFIC_PAGES_PER_MINUTE: setting(count.default(6_000), {
    group: 'Traffic',
    description: 'Pages and their parts one address may fetch per minute.',
  }),
  TRAFFIC_FILES_PER_MINUTE: setting(count.default(12_000), {
    group: 'Traffic',
    description: 'Films, pictures and ranges of them one address may fetch per minute.',
  }),
  TRAFFIC_SIGN_IN_FAILURES: setting(count.default(60), {
    group: 'Traffic',
    description:
      'Sign-ins of one address that may fail within ten minutes before it is kept from signing in.',
  }),
  TRAFFIC_SCAN_PATHS: setting(count.default(40), {
    group: 'Traffic',
    description: 'Different addresses of nothing that one address may try within ten minutes.',
  }),
  TRAFFIC_KEEP_DAYS: setting(count.default(7), {
    group: 'Traffic',
    description: 'Request statistics are kept so many days.',
  }),
  METRICS_TOKEN: setting(z.string().min(16).optional(), {
    group: 'Logs',
    description: 'Bearer token for /metrics; without it only this machine and administrators may read it.',
    secret: true,
  }),
  LOG_LEVEL: setting(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'), {
    group: 'Logs',
    description: 'trace, debug, info, warn, error, fatal or silent.',
  }),
});

export type Settings = z.output<typeof settingsSchema>;
export type SettingName = keyof Settings;

export const settingNames = Object.keys(settingsSchema.shape) as SettingName[];

/** The description of one setting. */
export function settingMeta(name: SettingName): SettingMeta {
  return settingsSchema.shape[name].meta() as SettingMeta;
}
