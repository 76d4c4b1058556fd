import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../platform/app.ts';
import { inCheckout } from '../platform/config/checkout.ts';
import { builtFiles, WEB_DIR } from './builtFiles.ts';

const RENDERER = inCheckout('web', 'dist-server', 'renderLanding.js');

/** What `npm run build` makes of web/pages/landing/renderLanding.tsx. */
interface Renderer {
  defaultContent: unknown;
  renderLanding(
    content: unknown,
    facts: { mobile: boolean; publicUrl: string; scripts: string[]; style: string; narrowStyle: string },
  ): string;
}

interface Document {
  html: string;
  brotli: Buffer;
  etag: string;
}

/**
 * The front page, drawn on the server so that it is there before any script: once for each view and each version of
 * the operator's content (DATA_DIR/site/content.json; ours where there is none). Pictures beside it are served
 * below /site.
 */
export async function registerLanding(server: FastifyInstance, app: App): Promise<void> {
  if (!existsSync(RENDERER) || !builtFiles()) return;
  const renderer = (await import(pathToFileURL(RENDERER).href)) as Renderer;
  const documents = landingDocuments(app, renderer);
  server.get('/', async (request, reply) => {
    const document = documents(isPhone(request));
    const { 'accept-encoding': accepted = '', 'if-none-match': known } = request.headers;
    reply
      .header('vary', 'User-Agent, Sec-CH-UA-Mobile, Accept-Encoding')
      .header('cache-control', 'no-cache')
      .header('etag', document.etag)
      .type('text/html; charset=utf-8');
    if (known === document.etag) return reply.code(304).send();
    if (!/\bbr\b/.test(String(accepted))) return document.html;
    return reply.header('content-encoding', 'br').send(document.brotli);
  });
  const siteDir = join(app.config.dataDir, 'site');
  mkdirSync(siteDir, { recursive: true });
  await server.register(fastifyStatic, {
    root: siteDir,
    prefix: '/site/',
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    // The content file is for the operator, not for visitors.
    allowedPath: (path) => /\.(png|jpe?g|webp|svg)$/i.test(path),
  });
}

/** The browser says that it is a phone's, in the new words or the old ones. */
function isPhone({ headers }: FastifyRequest): boolean {
  const said = headers['sec-ch-ua-mobile'];
  return said === undefined ? /\bMobi|Android.+Mobile/i.test(headers['user-agent'] ?? '') : said === '?1';
}

/** Gives the document of a view; draws it anew when the content file or the build has changed. */
function landingDocuments(app: App, renderer: Renderer): (mobile: boolean) => Document {
  const path = join(app.config.dataDir, 'site', 'content.json');
  let built = builtFiles()!;
  let files = landingFiles(built);
  const draw = (content: unknown, mobile: boolean): Document => {
    const html = renderer.renderLanding(content, { ...files, mobile, publicUrl: app.config.publicUrl });
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    return { html, brotli: brotliCompressSync(html), etag };
  };
  const drawBoth = (content: unknown) => ({ wide: draw(content, false), narrow: draw(content, true) });
  let version = 'none';
  let current = drawBoth(renderer.defaultContent);
  return (mobile) => {
    const found = statSync(path, { throwIfNoEntry: false });
    const now = found ? `${found.mtimeMs}:${found.size}` : 'none';
    // Between two builds there is none for a moment.
    const latest = builtFiles() ?? built;
    if (now !== version || latest !== built) {
      version = now;
      try {
        if (latest !== built) files = landingFiles(latest);
        built = latest;
        current = drawBoth(found ? JSON.parse(readFileSync(path, 'utf8')) : renderer.defaultContent);
      } catch (error) {
        // What was shown before stays; the operator reads why.
        app.log.error({ err: error, path }, 'the landing page keeps its former content: the file is wrong');
      }
    }
    return mobile ? current.narrow : current.wide;
  };
}

/** The page's rules are few: they stand in the document, and nothing has to be fetched before it is drawn. */
function landingFiles(built: NonNullable<ReturnType<typeof builtFiles>>) {
  const text = (file: string) => readFileSync(join(WEB_DIR, file), 'utf8').trim();
  const { script, imports, styles } = built('pages/landing/landing.ts');
  return {
    scripts: [script, ...imports].map((file) => `/${file}`),
    style: styles.map(text).join(''),
    narrowStyle: text(built('pages/landing/landingNarrow.css').script),
  };
}
