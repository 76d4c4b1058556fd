import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Server as TusServer } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beginIncoming, ownIncoming } from '../../domains/materials/materials.ts';
import type { App } from '../../platform/app.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { answerError } from '../../rest/v1/errors.ts';
import { authenticate } from '../authenticate.ts';
import { refuseCrossSite } from '../csrf.ts';
import { IncomingStore } from './incomingStore.ts';
import { locksOf } from './locksOf.ts';
import { tusAnswer } from './tusErrors.ts';

export const UPLOADS_PATH = '/uploads';
/** A sender that is silent for so long has gone; it may go on later. */
const SILENCE_MS = 60_000;
/** How long a request that is asked to end may still write what it has. */
const DRAIN_MS = 300;

/**
 * Uploads that survive a broken line: the tus protocol 1.0 below /uploads, for people who may change their library.
 * What is whole becomes material by `POST /api/v1/material/upload/finish`.
 */
export async function registerUploads(server: FastifyInstance, app: App): Promise<void> {
  const locks = locksOf(app);
  const asking = new WeakMap<IncomingMessage, { viewer: Viewer; requestId: string }>();
  const askerOf = (request: unknown) => {
    const { runtime } = request as { runtime?: { node?: { req: IncomingMessage } } };
    const asker = runtime?.node && asking.get(runtime.node.req);
    if (!asker) throw new Error('an upload without its request');
    return asker;
  };
  const tus = new TusServer({
    path: UPLOADS_PATH,
    datastore: new IncomingStore(app),
    locker: locks,
    lockDrainTimeout: DRAIN_MS,
    // Smaller than the limit, as everywhere.
    maxSize: app.config.uploadMaxBytes - 1,
    relativeLocation: true,
    // Pages of other origins have no business here.
    allowedOrigins: () => false,
    namingFunction: () => randomBytes(16).toString('hex'),
    async onUploadCreate(request, upload) {
      const { filename, lastmodified } = upload.metadata ?? {};
      await beginIncoming(app, askerOf(request).viewer, {
        id: upload.id,
        fileName: filename ?? '',
        sizeBytes: upload.size ?? 0,
        modifiedMs: /^\d{1,15}$/.test(lastmodified ?? '') ? Number(lastmodified) : null,
      });
      return {};
    },
    onResponseError: (request, error) => tusAnswer(app, error, askerOf(request).requestId),
  });
  server.addHook('onClose', () => locks.close());

  await server.register(async (uploads) => {
    uploads.setErrorHandler((error, request, reply) => answerError(app, error, request, reply));
    // The library reads the stream itself.
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const onRequest = async (request: FastifyRequest) => {
      const viewer = await authenticate(app, request, { basic: true });
      refuseCrossSite(app.config, request, viewer);
      asking.set(request.raw, { viewer: requirePermission(viewer, 'change'), requestId: request.id });
    };
    const handler = async (request: FastifyRequest<{ Params: { id?: string } }>, reply: FastifyReply) => {
      const { id } = request.params;
      // Before the library sees it: somebody else's is answered as if it had never been.
      if (id !== undefined) await ownIncoming(app, asking.get(request.raw)!.viewer, id);
      request.raw.setTimeout(SILENCE_MS);
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      await tus.handle(request.raw, reply.raw);
    };
    uploads.route({ method: ['POST', 'OPTIONS'], url: UPLOADS_PATH, onRequest, handler });
    uploads.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${UPLOADS_PATH}/:id`, onRequest, handler });
  });
}
