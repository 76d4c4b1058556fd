import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import type { AiSettings } from '../model.ts';

export type SentPart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

/** A request as the vendor got it. */
export interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    response_format?: { type: string };
    // biome-ignore lint/suspicious/noExplicitAny: a text, or parts; tests read what they expect
    messages: Array<{ role: string; content: any }>;
  };
}

export type Reply = { status?: number; headers?: Record<string, string>; body: unknown } | 'hang';

const closers: Array<() => void> = [];

/** Takes every vendor away, as after each test. */
export function closeVendors(): void {
  for (const close of closers.splice(0)) close();
}
afterEach(closeVendors);

/**
 * A vendor on a loopback port that speaks the documented chat-completions format.
 * @param replies in order, the last one again and again; or made from what was asked.
 */
export async function chatVendor(
  replies: Reply[] | ((asked: Asked) => Reply),
): Promise<{ asked: Asked[]; settings: AiSettings }> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked['body'];
      const one = { path: request.url ?? '', headers: request.headers, body };
      asked.push(one);
      const reply =
        typeof replies === 'function' ? replies(one) : replies[Math.min(asked.length, replies.length) - 1]!;
      if (reply === 'hang') return;
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
      response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
  return { asked, settings: { baseUrl, apiKey: 'sk-test-1234567890', model: 'qwen-plus' } };
}

/** A completion that says this. */
export const answer = (content: unknown): Reply => ({
  body: {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'qwen-plus',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: typeof content === 'string' ? content : JSON.stringify(content),
        },
        finish_reason: 'stop',
      },
    ],
    usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30 },
  },
});

/** A refusal in the documented form. */
export const failure = (status: number, message: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers,
  body: { error: { message, type: 'x', code: 'y' } },
});
