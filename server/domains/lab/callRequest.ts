import { badInput } from '../../platform/refusal.ts';
import type { Json } from './jsonText.ts';

/** Proxies and servers refuse longer addresses than this. */
const LONGEST_URL = 8000;

/** What goes over the line for a tool's data. */
export interface CallRequest {
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/**
 * POST sends data as JSON. GET has no body: names become parameters, lists repeat theirs, objects are written as
 * JSON, null is left out.
 * @throws Refusal BAD_USER_INPUT where data do not fit into an address.
 */
export function callRequest(method: 'GET' | 'POST', address: string, data: Json): CallRequest {
  const accept = 'application/json, text/plain;q=0.9, */*;q=0.5';
  if (method === 'POST') {
    return {
      url: address,
      headers: { accept, 'content-type': 'application/json' },
      body: JSON.stringify(data ?? {}),
    };
  }
  if (data !== null && (typeof data !== 'object' || Array.isArray(data))) {
    throw badInput('data', 'GET 请求的数据须为 JSON 对象，例如 {"name": "value"}');
  }
  const url = new URL(address);
  for (const [name, value] of Object.entries(data ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null)
        url.searchParams.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
    }
  }
  if (url.href.length > LONGEST_URL) {
    throw badInput('data', 'GET 请求的数据过长，请精简，或让工具改用 POST');
  }
  return { url: url.href, headers: { accept }, body: undefined };
}
