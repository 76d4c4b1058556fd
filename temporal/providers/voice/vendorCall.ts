import { setTimeout as sleep } from 'node:timers/promises';
import { APICallError } from 'ai';
import { VoiceError } from './types.ts';

const ATTEMPTS = 4;
const MAX_WAIT_MS = 20_000;

export interface RetryOptions {
  /** First pause; doubles each time, with jitter. */
  baseDelayMs?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Calls a service that takes many requests a minute: 429, 5xx and broken connections are tried again after a
 * growing, jittered pause (or what Retry-After asks for), everything else fails at once.
 * @param service Chinese name for the message, e.g. "语音服务"
 * @throws VoiceError VENDOR_REJECTED or VENDOR_UNAVAILABLE
 */
export async function callVendor<T>(
  service: string,
  call: () => Promise<T>,
  { baseDelayMs = 800, signal }: RetryOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      signal?.throwIfAborted();
      if (attempt === ATTEMPTS || !isRetryable(error)) throw vendorError(service, error);
      const backoff = baseDelayMs * 2 ** (attempt - 1) * (0.5 + Math.random());
      await sleep(Math.min(MAX_WAIT_MS, retryAfterMs(error) ?? backoff), undefined, { signal });
    }
  }
}

function isRetryable(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false;
  const { statusCode } = error;
  return statusCode === undefined || statusCode === 429 || statusCode >= 500;
}

function retryAfterMs(error: unknown): number | null {
  if (!APICallError.isInstance(error)) return null;
  const seconds = Number(error.responseHeaders?.['retry-after']);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

function vendorError(service: string, error: unknown): VoiceError {
  if (!APICallError.isInstance(error))
    return new VoiceError('VENDOR_UNAVAILABLE', `${service}的回答无法使用`, { cause: error });
  const { statusCode } = error;
  const detail = vendorMessage(error.responseBody);
  if (statusCode === undefined)
    return new VoiceError('VENDOR_UNAVAILABLE', `连不上${service}，请检查地址与网络`, { cause: error });
  if (statusCode === 401 || statusCode === 403)
    return new VoiceError('VENDOR_REJECTED', `${service}拒绝了密钥（${statusCode}），请检查设置`, {
      cause: error,
    });
  if (statusCode === 429)
    return new VoiceError('VENDOR_UNAVAILABLE', `${service}请求过于频繁或额度已用完（429），请稍后再试`, {
      cause: error,
    });
  if (statusCode >= 500)
    return new VoiceError('VENDOR_UNAVAILABLE', `${service}暂时不可用（${statusCode}），请稍后再试`, {
      cause: error,
    });
  return new VoiceError('VENDOR_REJECTED', `${service}拒绝了请求（${statusCode}）${detail}`, {
    cause: error,
  });
}

/** The service's own words, short; keys that some services repeat in them are left out. */
function vendorMessage(body: string | undefined): string {
  const message = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(body ?? '')?.[1];
  return message ? `：${message.replace(/\b(?:sk|key)-?[\w-]{6,}/gi, '***').slice(0, 200)}` : '';
}
