import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../platform/config.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Viewer } from '../platform/viewer.ts';

/** Any value will do: a page of another origin cannot set the header without asking us first. */
export const CSRF_HEADER = 'x-reelsmith-csrf';

interface CrossSiteFacts {
  method: string;
  headers: IncomingHttpHeaders;
  /** Host the client used, as Fastify's `request.host` knows it behind a trusted proxy. */
  host: string;
}

/**
 * A browser sends its cookie also when another site makes it; such requests may not change anything. Tokens and
 * Basic are sent on purpose and pass.
 * @throws Refusal FORBIDDEN
 */
export function refuseCrossSite(
  config: Pick<Config, 'publicUrl'>,
  request: CrossSiteFacts,
  viewer: Viewer | null,
) {
  if (viewer?.via !== 'session' || ['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  if (request.headers[CSRF_HEADER] && originAllowed(config, request.headers.origin, request.host)) return;
  throw new Refusal('FORBIDDEN', '请求来源校验失败，请刷新页面后重试');
}

/** Whether a page of this origin is ours: PUBLIC_URL, or the very host the request came to. */
export function originAllowed(
  config: Pick<Config, 'publicUrl'>,
  origin: string | undefined,
  host: string,
): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  return (
    page.origin === new URL(config.publicUrl).origin ||
    (page.protocol.startsWith('http') && page.host === host)
  );
}
