import { existsSync } from 'node:fs';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { builtFiles, preloadHeader, WEB_DIR } from './builtFiles.ts';

/** The built workbench: hashed assets cached for ever, every other page address answered with the one page. */
export async function registerWeb(server: FastifyInstance): Promise<void> {
  const built = existsSync(WEB_DIR);
  // Fastify's own handler would repeat the address, query string and all, in the log.
  server.setNotFoundHandler((request, reply) => {
    const wantsPage =
      ['GET', 'HEAD'].includes(request.method) && request.headers.accept?.includes('text/html');
    if (built && wantsPage) {
      const [path] = request.url.split('?');
      const link = preloadsOf(path === '/login' ? 'app/entrance.tsx' : 'app/workbench.tsx');
      if (link) reply.header('link', link);
      return reply.code(200).type('text/html').sendFile('index.html');
    }
    return reply.code(404).send({ code: 404, message: '地址不存在' });
  });
  if (!built) {
    server.log.warn('web/dist is missing; the API serves no pages (npm run build makes them)');
    return;
  }
  await server.register(fastifyStatic, {
    root: WEB_DIR,
    // Vite's build leaves .br beside each file.
    preCompressed: true,
    wildcard: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** The entry decides by the address which of two it loads; the address is known here already. */
function preloadsOf(source: string): string | null {
  const built = builtFiles();
  return built && preloadHeader(built(source), built('index.html'));
}
