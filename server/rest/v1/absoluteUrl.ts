import type { FastifyRequest } from 'fastify';

/** Addresses of our own files are relative; integrators get them with the host they called us by. */
export function absoluteUrl(request: FastifyRequest, url: string): string {
  return new URL(url, `${request.protocol}://${request.host}`).href;
}
