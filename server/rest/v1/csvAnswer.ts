import type { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { beijingTime } from '../../platform/beijingTime.ts';

/** A table to take home, named after what it is and today. Never kept by caches: it is about people. */
export function csvAnswer(reply: FastifyReply, name: string, csv: Readable): FastifyReply {
  const day = beijingTime(new Date()).slice(0, 10);
  return reply
    .headers({
      'content-disposition': contentDisposition(`${name}-${day}.csv`),
      'cache-control': 'private, no-store',
    })
    .type('text/csv; charset=utf-8')
    .send(csv);
}
