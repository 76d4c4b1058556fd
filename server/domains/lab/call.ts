import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import type { EgressAnswer } from '../../platform/egress/egress.ts';
import { parseTarget } from '../../platform/egress/target.ts';
import { badInput } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { callRequest } from './callRequest.ts';
import type { Json } from './jsonText.ts';
import { findMedia, type ToolMedia } from './media.ts';
import { openHeaders } from './secretHeaders.ts';
import { TOOL_LIMITS, timeoutSeconds } from './toolInput.ts';
import { getTool } from './tools.ts';

const USUAL_TIMEOUT_SECONDS = 30;
const LARGEST_ANSWER = 5 * 1024 ** 2;

export interface CallInput {
  /** A registered tool: its own method, address, paths and secret headers are used. */
  id?: number | null | undefined;
  /** Without `id`, as the seed sends it: any address that the guard lets through, and no secrets. */
  method?: string | null | undefined;
  url?: string | null | undefined;
  data?: unknown;
  /** Seconds; the tool's own where absent. */
  timeout?: number | string | null | undefined;
  signal?: AbortSignal | undefined;
  /** A face that cannot wait as long as a tool may take. */
  maxTimeoutSeconds?: number;
}

export interface CallResult {
  /** HTTP status of the tool. */
  status: number;
  durationMs: number;
  contentType: string;
  sizeBytes: number;
  /** JSON where it is JSON, else text; null where it is neither. */
  data: Json;
  /** Whether `data` is JSON. */
  isJson: boolean;
  /** Chinese: what stands in for an answer that cannot be shown. */
  note: string | null;
  media: ToolMedia[];
}

/**
 * Calls a tool through the egress guard. Neither what is sent nor what comes back is kept or logged.
 * @throws Refusal BAD_USER_INPUT, NOT_FOUND, UNAVAILABLE, RATE_LIMITED.
 */
export async function callTool(app: App, viewer: Viewer, input: CallInput): Promise<CallResult> {
  requirePermission(viewer, 'administer');
  const tool = input.id ? await getTool(app, viewer, input.id) : null;
  const method = tool?.method ?? parseMethod(input.method);
  const address = parseTarget(tool?.url ?? parseUrl(input.url)).url.href;
  const seconds = Math.min(
    parseTimeout(input.timeout) ?? tool?.timeoutSeconds ?? USUAL_TIMEOUT_SECONDS,
    input.maxTimeoutSeconds ?? TOOL_LIMITS.timeoutSeconds,
  );
  const { url, headers, body } = callRequest(method, address, (input.data ?? null) as Json);
  const started = performance.now();
  const answer = await app.egress.request({
    url,
    method,
    // The guard leaves these behind where the tool sends us to another origin.
    headers: { ...headers, ...(tool ? openHeaders(app.config.secretKey, tool) : {}) },
    ...(body === undefined ? {} : { body }),
    timeoutMs: seconds * 1000,
    maxBytes: LARGEST_ANSWER,
    useAllowList: true,
    signal: input.signal,
  });
  const durationMs = Math.round(performance.now() - started);
  app.log.info({ toolId: tool?.id ?? null, status: answer.status, ms: durationMs }, 'lab tool called');
  const read = readAnswer(answer);
  return {
    status: answer.status,
    durationMs,
    contentType: answer.contentType,
    sizeBytes: answer.bytes.length,
    ...read,
    media: tool && read.isJson ? findMedia(app, viewer, tool, answer.finalUrl, read.data) : [],
  };
}

function parseMethod(method: string | null | undefined): 'GET' | 'POST' {
  if (method === 'GET' || method === 'POST') return method;
  throw badInput('method', '请选择请求方式：GET 或 POST');
}

function parseUrl(url: string | null | undefined): string {
  if (!url?.trim()) throw badInput('url', '请输入工具地址');
  return url.trim();
}

function parseTimeout(given: CallInput['timeout']): number | null {
  const parsed = timeoutSeconds.safeParse(given);
  if (parsed.success) return parsed.data;
  throw badInput('timeout', z.flattenError(parsed.error).formErrors[0] ?? '请输入正整数');
}

/** JSON by what it is, not by what it is called: many tools say text/html. */
function readAnswer({ bytes, contentType }: EgressAnswer): Pick<CallResult, 'data' | 'isJson' | 'note'> {
  const text = decode(bytes, contentType);
  if (text === null) {
    return {
      data: null,
      isJson: false,
      note: `返回内容不是文本（${contentType || '未说明类型'}，${sizeText(bytes.length)}），未显示`,
    };
  }
  try {
    return { data: JSON.parse(text) as Json, isJson: true, note: null };
  } catch {
    return { data: text, isJson: false, note: text.trim() === '' ? '对方没有返回内容' : null };
  }
}

/** The text in the character set it names; null for what is no text. */
function decode(bytes: Buffer, contentType: string): string | null {
  const label = /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function sizeText(bytes: number): string {
  return bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
