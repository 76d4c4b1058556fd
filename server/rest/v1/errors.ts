import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { badInput, Refusal, type RefusalDetails } from '../../platform/refusal.ts';
import { CODES } from './codes.ts';
import type { Failure } from './envelope.ts';

/** The refusal that a schema's first complaint is. */
export function invalid(error: z.ZodError): Refusal {
  const [issue] = error.issues;
  const field = issue?.path.join('.') || 'body';
  const known = issue && /\p{Script=Han}/u.test(issue.message);
  return badInput(field, known ? issue.message : `参数 ${field} 不正确`);
}

/** Answers whatever was thrown: refusals as they are, anything else masked and logged with the request's id. */
export function answerError(app: App, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof Refusal ? error : refusalOf(error);
  if (!refusal) {
    app.log.error({ err: error, reqId: request.id, path: request.routeOptions.url }, 'request failed');
    return reply.code(CODES.INTERNAL).send({
      code: CODES.INTERNAL,
      message: '服务器内部错误，请稍后重试',
      data: null,
      request_id: request.id,
    } satisfies Failure);
  }
  const status = CODES[refusal.code];
  const { retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  if (status === CODES.UNAUTHENTICATED) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).send({
    code: status,
    message: refusal.message,
    data: null,
    ...detailsOf(refusal.details),
  } satisfies Failure);
}

function detailsOf(details: RefusalDetails): Partial<Failure> {
  return {
    ...(details.field === undefined ? {} : { field: snakeCase(details.field) }),
    ...(details.retryAfterSeconds === undefined ? {} : { retry_after_seconds: details.retryAfterSeconds }),
    ...(details.requiredCredits === undefined ? {} : { required_credits: details.requiredCredits }),
    ...(details.availableCredits === undefined ? {} : { available_credits: details.availableCredits }),
  };
}

/** Domains name fields without knowing who asks; this face writes them this way. */
function snakeCase(field: string): string {
  return field.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** What Fastify itself declines, and senders who went away. */
function refusalOf(error: unknown): Refusal | null {
  const { code, statusCode, name } = error as { code?: string; statusCode?: number; name?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('PAYLOAD_TOO_LARGE', '请求内容过大');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return badInput('body', '请求须为 application/json');
  if (name === 'AbortError') return badInput('body', '请求已中断');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return badInput('body', '请求内容不是合法 JSON');
  }
  return null;
}
