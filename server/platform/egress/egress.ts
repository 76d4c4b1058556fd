import { Refusal } from '../refusal.ts';
import { createDoor, type GuardedConfig } from './admission.ts';
import { exchange } from './exchange.ts';
import { toldFailure } from './failures.ts';
import { gate } from './gate.ts';
import { checkedHeaders } from './headers.ts';
import { cancelled, tooManyRedirects, tooSlow } from './refusals.ts';
import { createResolver, type Resolve } from './resolver.ts';
import { parseTarget } from './target.ts';

export interface EgressRequest {
  url: string;
  method?: 'GET' | 'HEAD' | 'POST';
  /** Sent to the origin of `url` only: a redirect to another one loses them all. */
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** For everything: look-up, connection, redirects, the whole answer. Default 15 000. */
  timeoutMs?: number;
  /** Of the answer, packed and unpacked. Default 5 MiB. */
  maxBytes?: number;
  signal?: AbortSignal | undefined;
  /** How many are followed, at most 3 (default); each is checked like the first address. */
  redirects?: number;
  /**
   * Whether EGRESS_ALLOW opens hosts to this request. Only for administrators: the list names hosts inside the
   * operator's network.
   */
  useAllowList?: boolean;
}

export interface EgressAnswer {
  status: number;
  /** The few that say what the body is; never cookies or what a server says about itself. */
  headers: Readonly<Record<string, string>>;
  /** As sent, '' where there was none. */
  contentType: string;
  bytes: Buffer;
  /** Where the answer came from, behind redirects. */
  finalUrl: string;
}

/** The one way out: every request to an address that a person or an outside page has written goes through here. */
export interface Egress {
  /** @throws Refusal BAD_USER_INPUT (address not open), UNAVAILABLE (no good answer), RATE_LIMITED. */
  request(request: EgressRequest): Promise<EgressAnswer>;
}

const MAX_REDIRECTS = 3;
const MAX_RUNNING = 32;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** @param own replaces parts in tests: the name servers, and the pace of refusals. */
export function createEgress(
  config: GuardedConfig,
  own: { resolve?: Resolve; answerStepMs?: number } = {},
): Egress {
  const admit = createDoor(config, own.resolve ?? createResolver(), own.answerStepMs);
  const enter = gate(MAX_RUNNING);

  async function follow(request: EgressRequest, signal: AbortSignal): Promise<EgressAnswer> {
    const limit = Math.min(request.redirects ?? MAX_REDIRECTS, MAX_REDIRECTS);
    let { method = 'GET', body, headers = {} } = request;
    let target = parseTarget(request.url);
    let useList = request.useAllowList ?? false;
    checkedHeaders(headers);
    for (let hop = 0; ; hop += 1) {
      const { addresses, byList } = await orAbort(admit(target, useList), signal);
      const maxBytes = request.maxBytes ?? 5 * 1024 ** 2;
      const answer = await exchange({ target, addresses, method, headers, body, maxBytes, signal });
      if (!REDIRECTS.has(answer.status) || answer.location === undefined || limit === 0) {
        const { location: _, ...rest } = answer;
        return { ...rest, finalUrl: target.url.href };
      }
      if (hop >= limit) throw tooManyRedirects(limit);
      const next = parseTarget(answer.location, target.url);
      if (next.url.origin !== target.url.origin) headers = {};
      // An outside page may not send us to a host that only the operator's own list opens.
      useList &&= byList;
      if (answer.status === 303 || (answer.status < 303 && method === 'POST')) {
        method = method === 'HEAD' ? 'HEAD' : 'GET';
        body = undefined;
      }
      target = next;
    }
  }

  return {
    async request(request) {
      const leave = enter();
      const timeoutMs = request.timeoutMs ?? 15_000;
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
      try {
        return await follow(request, signal);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        if (request.signal?.aborted) throw cancelled();
        if (timeout.aborted) throw tooSlow(timeoutMs);
        throw toldFailure(error);
      } finally {
        leave();
      }
    },
  };
}

function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
