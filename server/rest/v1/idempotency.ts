/**
 * `Idempotency-Key`: a call that creates or spends happens once under its key, and every repetition gets the first
 * one's answer. Kept for 24 hours, per person, method and path.
 *
 * - Refusals and failures are not kept: what throws has changed nothing (every domain call is one transaction), so
 *   the caller may correct the body or wait for credits and send the same key again.
 * - A process that dies in the middle leaves a reservation. After a minute the call is made again where that is
 *   harmless (`repeatable: 'exact'`: the domain takes the key itself, or doing it twice is doing it once). Elsewhere
 *   nobody knows what happened, and the caller is told so.
 * - Bodies are kept as a keyed hash only: they may hold a password, and a plain hash of one could be guessed.
 */
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepAnswer, type NamedCall, releaseCall, reserveCall } from '../../domains/admin/answeredCalls.ts';
import type { App } from '../../platform/app.ts';
import { badInput, Refusal } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type AnyRoute, repeatable } from './contract.ts';

export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const REPLAYED_HEADER = 'idempotency-replayed';
export const LONGEST_KEY = 128;

/** A call takes seconds at most; one that has not answered for so long died with its process. */
const DEAD_AFTER_MS = 60_000;
/** A repetition that comes while the first one runs waits so long for its answer before it is sent away. */
const PATIENCE_MS = 5_000;
const FIRST_LOOK_MS = 50;
const LONGEST_PAUSE_MS = 400;

/** The key of this call; null where it names none, or where the route knows no repetition. */
export function idempotencyKey(route: AnyRoute, request: FastifyRequest): string | null {
  const key = request.headers[IDEMPOTENCY_HEADER];
  if (!repeatable(route) || key === undefined || key === '') return null;
  if (typeof key === 'string' && key.length <= LONGEST_KEY) return key;
  throw badInput('Idempotency-Key', `Idempotency-Key 最多 ${LONGEST_KEY} 个字符`);
}

/**
 * Makes the call, or gives the answer that the same call got before.
 * @throws Refusal CONFLICT where the key belongs to another body, or the first call has not been answered yet.
 */
export async function once(
  app: App,
  viewer: Viewer,
  {
    route,
    request,
    reply,
    key,
  }: { route: AnyRoute; request: FastifyRequest; reply: FastifyReply; key: string },
  make: () => Promise<object>,
): Promise<object> {
  const call: NamedCall = {
    userId: viewer.userId,
    route: nameOf(request),
    key,
    bodyHash: hashOf(app, request),
  };
  const takeOverAfterMs = repeatable(route) === 'exact' ? DEAD_AFTER_MS : null;
  const until = Date.now() + PATIENCE_MS;
  for (let pauseMs = FIRST_LOOK_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const found = await reserveCall(app, call, takeOverAfterMs);
    if (found.state === 'answered') {
      reply.code(found.status).header(REPLAYED_HEADER, 'true');
      return found.answer;
    }
    if (found.state === 'other-body') {
      throw new Refusal('CONFLICT', '这个 Idempotency-Key 已用于内容不同的请求，请换一个新的');
    }
    if (found.state === 'running') {
      if (found.sinceMs > DEAD_AFTER_MS) {
        throw new Refusal(
          'CONFLICT',
          '上一次相同的请求中断了，结果未知；请先查询，再换一个新的 Idempotency-Key',
        );
      }
      if (Date.now() > until) {
        throw new Refusal('CONFLICT', '相同的请求正在处理，请稍后再试', { retryAfterSeconds: 1 });
      }
      await sleep(pauseMs);
      continue;
    }
    try {
      const answer = await make();
      await keepAnswer(app, found.reservation, reply.statusCode, answer);
      return answer;
    } catch (error) {
      await releaseCall(app, found.reservation);
      throw error;
    }
  }
}

/** Path with its ids: the same key for another thing is another call. */
function nameOf(request: FastifyRequest): string {
  return `${request.method} ${request.url.split('?')[0]}`.slice(0, 128);
}

function hashOf(app: App, request: FastifyRequest): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify([request.query ?? {}, request.body ?? {}], sorted);
  return new Uint8Array(createHmac('sha256', app.config.secretKey).update(text).digest());
}

/** The order of an object's fields means nothing. */
function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}
