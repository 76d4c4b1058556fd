import { labCall as t } from '../../../../locales/zh-CN/lab.ts';

export interface Tool {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headerNames: readonly string[];
}

export interface AssembledRequest {
  method: string;
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: string | null;
}

/**
 * The request as the server will send it (server/domains/lab/callRequest.ts decides; a test holds the two
 * together), with dots for secrets, which the browser does not know.
 */
export function assemble({ method, url, headerNames }: Tool, data: unknown): AssembledRequest {
  const secrets = headerNames.map((name) => [name, t.hidden] as const);
  if (method === 'POST') {
    const headers = [['content-type', 'application/json'] as const, ...secrets];
    return { method, url, headers, body: JSON.stringify(data ?? {}) };
  }
  const address = new URL(url);
  const fields = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null) {
        address.searchParams.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
      }
    }
  }
  return { method, url: address.href, headers: secrets, body: null };
}

/** For a POSIX shell; secrets are to be filled in. */
export function curlOf({ method, url, headers, body }: AssembledRequest): string {
  const parts = [`curl -X ${method} ${quote(url)}`];
  for (const [name, value] of headers) {
    parts.push(`-H ${quote(`${name}: ${value === t.hidden ? `<${name}>` : value}`)}`);
  }
  if (body !== null) parts.push(`--data-raw ${quote(body)}`);
  return parts.join(' \\\n  ');
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
