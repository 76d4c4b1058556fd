import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import type { z } from 'zod';
import { checkoutDir, inCheckout } from './config/checkout.ts';
import { keptSecret } from './config/secretKey.ts';
import { type Settings, settingMeta, settingNames, settingsSchema } from './config/settings.ts';

export type TemporalConfig = {
  /** host:port; absent means the embedded server, whose address the supervisor fills in for its children. */
  address?: string;
  namespace: string;
  apiKey?: string;
  /** PEM texts. Present when any TLS setting or an API key is given. */
  tls?: { cert?: string; key?: string; ca?: string };
  taskQueuePrefix: string;
  /** Of Temporal's own pages, without a trailing slash. */
  uiUrl?: string;
};

export type S3Config = {
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
};

export type AiConfig = {
  baseUrl?: string;
  apiKey?: string;
  textModel?: string;
  visionModel?: string;
  speechModel?: string;
  speechVoice?: string;
  transcriptionModel?: string;
  embeddingModel?: string;
};

export type TrafficConfig = {
  /** Whether anybody is refused at all. */
  guard: boolean;
  /** Addresses and CIDRs that are never refused. */
  allowlist: string[];
  /** Per address and minute. */
  perMinute: { api: number; page: number; files: number };
  /** Per address within ten minutes. */
  signInFailures: number;
  scanPaths: number;
  keepDays: number;
};

export type Config = {
  port: number;
  host: string;
  /** As people type it, without a trailing slash. */
  publicUrl: string;
  trustProxy: boolean | string;
  uploadMaxBytes: number;
  /** Absolute. */
  dataDir: string;
  /** Absent means the embedded server; the supervisor fills it in for its children. */
  databaseUrl?: string;
  temporal: TemporalConfig;
  /** Absent means files are kept in `dataDir`. */
  s3?: S3Config;
  ai: AiConfig;
  enginePacks: 'auto' | 'off';
  ffmpegPath?: string;
  ffprobePath?: string;
  adminPassword?: string;
  secretKey: string;
  sessionIdleHours: number;
  sessionMaxDays: number;
  loginCaptcha: boolean;
  /** Whom people ask who may not do something yet. */
  adminContact?: string;
  entranceTokenSeconds: number;
  embeddedSessionHours: number;
  /** Sources of CSP's frame-ancestors. */
  frameAncestors: string[];
  /** Administrators may change the layout of the pages. */
  layoutSwitch: boolean;
  /** Hosts inside the network that administrators may call. */
  egressAllow: Settings['EGRESS_ALLOW'];
  logLevel: Settings['LOG_LEVEL'];
  workerQueues: Settings['WORKER_QUEUES'];
  workerMediaConcurrency: number;
  traffic: TrafficConfig;
  metricsToken?: string;
};

/** A setting is wrong; the message names it in one sentence and never repeats a secret's value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Validates the settings in `env` (empty values count as not set).
 * Makes up SECRET_KEY on the first start and keeps it in DATA_DIR.
 * @throws ConfigError naming every wrong setting.
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(settingNames.map((name) => [name, env[name]?.trim() || undefined]));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => sentence(issue, given)).join('\n'));
  return toConfig(parsed.data);
}

/** The process's settings: its environment, completed by the checkout's `.env` where that exists. */
export function loadProcessConfig(): Config {
  loadDotEnv();
  return loadConfig(process.env);
}

/** Puts the checkout's `.env` below the environment: what is already set wins. */
export function loadDotEnv(): void {
  if (existsSync(inCheckout('.env'))) loadEnvFile(inCheckout('.env'));
}

function sentence(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = issue.path[0] as keyof Settings;
  const shown = settingMeta(name).secret ? '' : ` "${given[name] ?? ''}"`;
  return `设置有误 / Wrong setting: ${name}${shown}: ${issue.message}. ${settingMeta(name).description}`;
}

function toConfig(settings: Settings): Config {
  const dataDir = resolve(checkoutDir, settings.DATA_DIR);
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    trustProxy: settings.TRUST_PROXY,
    uploadMaxBytes: settings.UPLOAD_MAX_BYTES,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    temporal: temporalConfig(settings),
    s3: s3Config(settings),
    ai: {
      baseUrl: settings.AI_BASE_URL?.replace(/\/+$/, ''),
      apiKey: settings.AI_API_KEY,
      textModel: settings.AI_TEXT_MODEL,
      visionModel: settings.AI_VISION_MODEL,
      speechModel: settings.AI_SPEECH_MODEL,
      speechVoice: settings.AI_SPEECH_VOICE,
      transcriptionModel: settings.AI_TRANSCRIPTION_MODEL,
      embeddingModel: settings.AI_EMBEDDING_MODEL,
    },
    enginePacks: settings.ENGINE_PACKS,
    ffmpegPath: settings.FFMPEG_PATH,
    ffprobePath: settings.FFPROBE_PATH,
    adminPassword: settings.ADMIN_PASSWORD,
    secretKey: settings.SECRET_KEY ?? keptSecret(dataDir, 'secret-key'),
    sessionIdleHours: settings.SESSION_IDLE_HOURS,
    sessionMaxDays: settings.SESSION_MAX_DAYS,
    loginCaptcha: settings.LOGIN_CAPTCHA === 'on',
    adminContact: settings.ADMIN_CONTACT,
    entranceTokenSeconds: settings.ENTRANCE_TOKEN_SECONDS,
    embeddedSessionHours: settings.EMBEDDED_SESSION_HOURS,
    frameAncestors: settings.FRAME_ANCESTORS.map((one) => (/^\w+$/.test(one) ? `'${one}'` : one)),
    layoutSwitch: settings.LAYOUT_SWITCH,
    egressAllow: settings.EGRESS_ALLOW,
    logLevel: settings.LOG_LEVEL,
    workerQueues: settings.WORKER_QUEUES,
    workerMediaConcurrency: settings.WORKER_MEDIA_CONCURRENCY,
    traffic: {
      guard: settings.TRAFFIC_GUARD,
      allowlist: settings.TRAFFIC_ALLOWLIST,
      perMinute: {
        api: settings.TRAFFIC_API_PER_MINUTE,
        page: settings.TRAFFIC_PAGES_PER_MINUTE,
        files: settings.TRAFFIC_FILES_PER_MINUTE,
      },
      signInFailures: settings.TRAFFIC_SIGN_IN_FAILURES,
      scanPaths: settings.TRAFFIC_SCAN_PATHS,
      keepDays: settings.TRAFFIC_KEEP_DAYS,
    },
    metricsToken: settings.METRICS_TOKEN,
  };
}

function temporalConfig(settings: Settings): TemporalConfig {
  const cert = pem('TEMPORAL_TLS_CERT', settings.TEMPORAL_TLS_CERT);
  const key = pem('TEMPORAL_TLS_KEY', settings.TEMPORAL_TLS_KEY);
  const ca = pem('TEMPORAL_TLS_CA', settings.TEMPORAL_TLS_CA);
  if (!cert !== !key) {
    throw new ConfigError(
      '设置有误 / Wrong setting: TEMPORAL_TLS_CERT and TEMPORAL_TLS_KEY belong together; one of them is missing.',
    );
  }
  return {
    address: settings.TEMPORAL_ADDRESS,
    namespace: settings.TEMPORAL_NAMESPACE,
    apiKey: settings.TEMPORAL_API_KEY,
    tls: cert || ca || settings.TEMPORAL_API_KEY ? { cert, key, ca } : undefined,
    taskQueuePrefix: settings.TEMPORAL_TASK_QUEUE_PREFIX,
    uiUrl: settings.TEMPORAL_UI_URL?.replace(/\/+$/, ''),
  };
}

function pem(name: keyof Settings, value: string | undefined): string | undefined {
  if (!value || value.startsWith('-----BEGIN')) return value;
  try {
    return readFileSync(resolve(checkoutDir, value), 'utf8');
  } catch (error) {
    throw new ConfigError(
      `设置有误 / Wrong setting: ${name}: the PEM file cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

function s3Config(settings: Settings): S3Config | undefined {
  if (!settings.S3_BUCKET) return undefined;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!accessKeyId || !secretAccessKey) {
    throw new ConfigError(
      '设置有误 / Wrong setting: S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed too.',
    );
  }
  return {
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: settings.S3_BUCKET,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE,
  };
}
