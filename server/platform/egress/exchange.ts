import { Client } from 'undici';
import { pinnedConnect } from './connect.ts';
import { headerText, shownHeaders } from './headers.ts';
import { ACCEPTED_ENCODINGS, readBody } from './readBody.ts';
import type { Target } from './target.ts';

export interface Exchange {
  target: Target;
  /** Checked; at least one. */
  addresses: readonly string[];
  method: 'GET' | 'HEAD' | 'POST';
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array | undefined;
  maxBytes: number;
  signal: AbortSignal;
}

/** One request and its answer, redirects unfollowed, over a connection of its own that ends with it. */
export async function exchange({ target, addresses, method, headers, body, maxBytes, signal }: Exchange) {
  const client = new Client(target.url.origin, {
    connect: pinnedConnect(target.host, addresses),
    maxHeaderSize: 16 * 1024,
    // The signal ends what is slow; a second clock would only tell it less clearly.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  try {
    const answer = await client.request({
      path: `${target.url.pathname}${target.url.search}`,
      method,
      headers: {
        accept: '*/*',
        'user-agent': 'Reelsmith',
        ...headers,
        'accept-encoding': ACCEPTED_ENCODINGS,
      },
      body: body ?? null,
      signal,
    });
    const encoding = method === 'HEAD' ? '' : headerText(answer.headers['content-encoding']);
    const location = headerText(answer.headers.location);
    return {
      status: answer.statusCode,
      headers: shownHeaders(answer.headers),
      contentType: headerText(answer.headers['content-type']),
      bytes: await readBody(answer.body, encoding, maxBytes),
      location: location === '' ? undefined : location,
    };
  } finally {
    // Without waiting: the answer is read, or not wanted any more.
    void client.destroy().catch(() => undefined);
  }
}
