import { Failure } from '../../../../lib/failure.ts';
import { authorizationHeaders, leaveForLogin } from '../../../../lib/session.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { labCall as t } from '../../../../locales/zh-CN/lab.ts';

export interface Media {
  kind: 'VIDEO' | 'IMAGE';
  /** Where in the answer it stands. */
  path: string;
  url: string;
  /** The same through us: our pages load nothing from elsewhere. */
  preview: string;
}

export interface Answer {
  status: number;
  durationMs: number;
  contentType: string;
  sizeBytes: number;
  data: unknown;
  isJson: boolean;
  note: string | null;
  media: readonly Media[];
}

/**
 * Calls a registered tool. By REST and not by GraphQL: a tool may take minutes, a GraphQL operation may not, and
 * what goes away here is ended there.
 * @throws Failure in the server's words; the signal's reason where it was given up.
 */
export async function sendCall(toolNumber: number, data: unknown, signal: AbortSignal): Promise<Answer> {
  const body = await post('/api/v1/lab/call', { id: toolNumber, data }, signal);
  return {
    status: body.status as number,
    durationMs: body.duration_ms as number,
    contentType: body.content_type as string,
    sizeBytes: body.size as number,
    data: body.data,
    isJson: body.is_json as boolean,
    note: body.note as string | null,
    media: body.media as Media[],
  };
}

/** An address that outside servers can fetch for a while. @throws Failure in the seed's words. */
export async function signAddress(address: string): Promise<string> {
  const { data } = await post('/api/v1/material/oss_sign', { url: address }).catch((error: unknown) => {
    throw error instanceof Failure && error.code === 'UNAVAILABLE'
      ? new Failure(t.signFailed, error.code)
      : error;
  });
  if (typeof data !== 'string' || data === '') throw new Failure(t.noAddress, 'INTERNAL');
  return new URL(data, window.location.origin).href;
}

async function post(path: string, body: object, signal?: AbortSignal): Promise<Record<string, unknown>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-reelsmith-csrf': '1', ...authorizationHeaders() },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new Failure(failures.network, 'NETWORK');
  }
  const answer = (await response.json().catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    return null;
  })) as Record<string, unknown> | null;
  if (response.status === 401) leaveForLogin();
  if (answer?.code !== 0) {
    const { message } = answer ?? {};
    throw typeof message === 'string' && message !== ''
      ? new Failure(message, String(answer?.code))
      : new Failure(failures.server, 'UNAVAILABLE');
  }
  return answer;
}
