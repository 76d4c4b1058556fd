import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isActiveContent } from '../platform/storage/contentTypes.ts';
import type { DiskStorage } from '../platform/storage/disk.ts';
import { FILES_PATH } from '../platform/storage/diskSigner.ts';
import { parseRange } from './range.ts';

/**
 * Serves what the disk driver signed: ranges, conditional requests, a file name where one was signed. The
 * address is the only proof; nobody's cookie matters here.
 */
export function registerFiles(
  server: FastifyInstance,
  storage: DiskStorage,
  now: () => number = Date.now,
): void {
  const url = `${FILES_PATH}*`;
  server.route({ method: ['GET', 'HEAD'], url, handler: serve });

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "sandbox; default-src 'none'; img-src 'self'; media-src 'self'",
      'cross-origin-resource-policy': 'cross-origin',
    });
    const parts = signedParts(request);
    const verdict = parts ? storage.signer.verify(parts) : ({ ok: false, why: 'invalid' } as const);
    if (!parts || !verdict.ok) return refuse(reply, verdict.ok ? 'invalid' : verdict.why);
    const info = await storage.head(parts.key);
    if (!info) return sentence(reply, 404, '文件不存在或已被删除');

    const etag = `"${info.sizeBytes.toString(36)}-${info.modifiedAt.getTime().toString(36)}"`;
    const lifeSeconds = Math.max(0, Math.floor(verdict.expiresAt - now() / 1000));
    reply.headers({
      etag,
      'last-modified': info.modifiedAt.toUTCString(),
      'accept-ranges': 'bytes',
      'cache-control': `private, max-age=${lifeSeconds}, immutable`,
      'content-type': info.contentType,
      'content-disposition':
        parts.downloadName !== undefined || isActiveContent(parts.key)
          ? contentDisposition(parts.downloadName)
          : 'inline',
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();

    const ifRange = request.headers['if-range'];
    const range =
      ifRange === undefined || ifRange === etag ? parseRange(request.headers.range, info.sizeBytes) : 'whole';
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${info.sizeBytes}`);
      return sentence(reply, 416, '请求的范围超出文件大小');
    }
    const part = range === 'whole' ? { start: 0, end: info.sizeBytes - 1 } : range;
    reply.header('content-length', part.end - part.start + 1);
    if (range !== 'whole') {
      reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${info.sizeBytes}`);
    }
    if (request.method === 'HEAD' || info.sizeBytes === 0) return reply.send();
    const { stream } = await storage.get(parts.key, { range: part });
    return reply.send(stream);
  }
}

function signedParts(request: FastifyRequest) {
  const key = (request.params as Record<string, string>)['*'] ?? '';
  const { e, n, s } = request.query as Record<string, unknown>;
  if (typeof e !== 'string' || typeof s !== 'string' || (n !== undefined && typeof n !== 'string'))
    return null;
  return { key, expires: e, downloadName: n, signature: s };
}

function refuse(reply: FastifyReply, why: 'invalid' | 'expired') {
  return sentence(reply, 403, why === 'expired' ? '链接已过期，请刷新页面重新获取' : '链接无效');
}

function sentence(reply: FastifyReply, status: number, message: string) {
  for (const name of ['content-disposition', 'etag', 'last-modified']) reply.removeHeader(name);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(message);
}
