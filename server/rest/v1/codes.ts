import type { RefusalCode } from '../../platform/refusal.ts';

/** The envelope's `code` and the HTTP status, which are the same number; 0 with 200 is success. */
export const CODES: Readonly<Record<RefusalCode | 'INTERNAL', number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  INSUFFICIENT_CREDITS: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};

/** Told to OpenAPI's readers. */
export const CODE_DESCRIPTIONS: Readonly<Record<keyof typeof CODES, string>> = {
  BAD_USER_INPUT: '请求内容不正确；field 为出错的字段',
  UNAUTHENTICATED: '未登录、登录已失效或凭证错误',
  INSUFFICIENT_CREDITS: '积分不足；附所需与可用积分',
  FORBIDDEN: '没有权限',
  NOT_FOUND: '不存在，或无权访问',
  CONFLICT: '与当前状态冲突',
  PAYLOAD_TOO_LARGE: '内容过大',
  RATE_LIMITED: '请求过于频繁；retry_after_seconds 秒后再试',
  INTERNAL: '服务器内部错误；请附 request_id 联系管理员',
  UNAVAILABLE: '服务暂时不可用，请稍后再试',
};
