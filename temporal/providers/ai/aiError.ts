import { APICallError, RetryError } from 'ai';

export type AiErrorKind =
  | 'key'
  | 'busy'
  | 'content'
  | 'request'
  | 'unavailable'
  | 'timeout'
  | 'invalid-answer';

/** What went wrong with a vendor, in Chinese for people; `cause` keeps the vendor's own error for the log. */
export class AiError extends Error {
  override readonly name = 'AiError';
  readonly kind: AiErrorKind;
  /** False where the same question will fail again until a person changes something. */
  readonly retryable: boolean;

  constructor(kind: AiErrorKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
    this.retryable = kind === 'busy' || kind === 'unavailable' || kind === 'timeout';
  }
}

/** Turns what the SDK throws into an {@link AiError}; the vendor's words are quoted without ids and keys. */
export function toAiError(error: unknown): AiError {
  if (error instanceof AiError) return error;
  if (RetryError.isInstance(error)) return toAiError(error.lastError);
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) {
    return new AiError('timeout', 'AI 服务超时未答复，请稍后重试', error);
  }
  if (!APICallError.isInstance(error)) {
    return new AiError('unavailable', 'AI 服务的答复无法读取，请稍后重试', error);
  }
  const status = error.statusCode;
  const said = cleanVendorText(error.message);
  const quote = said ? `：${said}` : '';
  if (status === undefined)
    return new AiError('unavailable', '连接不上 AI 服务，请检查网络和服务地址', error);
  if (status === 401 || status === 403) {
    return new AiError('key', 'AI 服务拒绝了密钥，请检查密钥及其权限', error);
  }
  if (status === 404) return new AiError('request', `AI 服务没有这个模型或地址${quote}`, error);
  if (status === 402) return new AiError('key', 'AI 服务账户余额不足，请充值后重试', error);
  if (status === 408) return new AiError('timeout', 'AI 服务超时未答复，请稍后重试', error);
  if (status === 429) return new AiError('busy', 'AI 服务繁忙或额度用完，请稍后重试', error);
  if (status >= 500) return new AiError('unavailable', `AI 服务出错（${status}），请稍后重试`, error);
  if (
    /content.?filter|inspection|moderation|sensitive|inappropriate|敏感|违规|审核/i.test(
      `${said}${error.responseBody ?? ''}`,
    )
  ) {
    return new AiError('content', '内容没有通过 AI 服务的安全审核，请修改描述后重试', error);
  }
  if (status >= 200 && status < 300)
    return new AiError('unavailable', 'AI 服务的答复无法读取，请稍后重试', error);
  return new AiError('request', `AI 服务不接受这次请求${quote}`, error);
}

/** Vendor messages carry request ids, keys and addresses that mean nothing to people or must not be shown. */
export function cleanVendorText(text: string): string {
  return text
    .slice(0, 1000)
    .replace(/[（([]?\s*(?:request|trace|req|log)[\s_-]?id\s*[:=：]?\s*['"]?[\w-]+['"]?\s*[)）\]]?/gi, '')
    .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '')
    .replace(/\b(?:sk|ak|key|req|chatcmpl|org|proj)[-_][\w*-]{6,}/gi, '')
    .replace(/https?:\/\/\S+/gi, '')
    .replace(/\b[0-9a-f]{24,}\b/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s,，:：;；]+$/, '')
    .trim()
    .slice(0, 160);
}
