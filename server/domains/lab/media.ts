import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { LabTool } from '../../../prisma/generated/client/client.ts';
import type { App } from '../../platform/app.ts';
import type { EgressAnswer } from '../../platform/egress/egress.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import type { Json } from './jsonText.ts';
import { findTexts, parsePaths } from './mediaPaths.ts';
import { openHeaders } from './secretHeaders.ts';
import { getTool } from './tools.ts';

/** Under which the pictures and films of answers are shown: our pages load nothing from elsewhere. */
export const LAB_MEDIA_PATH = '/api/v1/lab/media';

/** As long as a visit to the page; nothing is kept, so an address leads to the tool's own server each time. */
const LIFETIME_SECONDS = 2 * 3600;
const PICTURE_BYTES = 10 * 1024 ** 2;
/** A film comes in pieces of this size, as the player asks for them. */
const PIECE_BYTES = 4 * 1024 ** 2;
/** Of a server that knows no pieces, the whole film. */
const WHOLE_FILM_BYTES = 32 * 1024 ** 2;

export interface ToolMedia {
  kind: 'VIDEO' | 'IMAGE';
  /** Where in the answer it was found. */
  path: string;
  /** As the tool gave it, made absolute. */
  url: string;
  /** Shows it through us; for this viewer, for two hours. */
  preview: string;
}

/** The signed words of a preview address. */
export interface MediaQuery {
  u: string;
  t: number;
  k: 'VIDEO' | 'IMAGE';
  e: number;
  s: string;
}

/** Pictures and films at the paths that the tool names. */
export function findMedia(app: App, viewer: Viewer, tool: LabTool, base: string, answer: Json): ToolMedia[] {
  const at = (key: string | null, kind: ToolMedia['kind']) =>
    findTexts(answer, (key && parsePaths(key)) || []).flatMap(({ path, value }) => {
      if (!URL.canParse(value, base)) return [];
      const { href: url, protocol } = new URL(value, base);
      if (protocol !== 'https:' && protocol !== 'http:') return [];
      const e = Math.floor(Date.now() / 1000) + LIFETIME_SECONDS;
      const query = { u: url, t: tool.id, k: kind, e };
      const words = new URLSearchParams({
        ...query,
        t: `${tool.id}`,
        e: `${e}`,
        s: sign(app, viewer, query),
      });
      return [{ kind, path, url, preview: `${LAB_MEDIA_PATH}?${words}` }];
    });
  return [...at(tool.videoKey, 'VIDEO'), ...at(tool.imageKey, 'IMAGE')];
}

/**
 * Fetches a picture, or the piece of a film that `range` asks for, through the egress guard. Secret headers go
 * along to the tool's own origin only.
 * @throws Refusal NOT_FOUND for an address that we did not write for this viewer, or that is over;
 *   UNAVAILABLE where it is no picture or film.
 */
export async function fetchToolMedia(
  app: App,
  viewer: Viewer,
  query: MediaQuery,
  options: { range?: string | undefined; signal?: AbortSignal },
): Promise<EgressAnswer> {
  requirePermission(viewer, 'administer');
  const given = Buffer.from(query.s, 'base64url');
  const expected = Buffer.from(sign(app, viewer, query), 'base64url');
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!genuine || query.e * 1000 < Date.now()) throw notFound('预览地址无效或已过期，请重新发送请求');
  const tool = await getTool(app, viewer, query.t);
  const film = query.k === 'VIDEO';
  const secrets =
    new URL(tool.url).origin === new URL(query.u).origin ? openHeaders(app.config.secretKey, tool) : {};
  const answer = await app.egress.request({
    url: query.u,
    headers: { ...secrets, ...(film ? { range: piece(options.range) } : {}) },
    timeoutMs: 30_000,
    maxBytes: film ? WHOLE_FILM_BYTES : PICTURE_BYTES,
    useAllowList: true,
    signal: options.signal,
  });
  const contentType = mediaType(answer, query.k);
  if ((answer.status !== 200 && answer.status !== 206) || !contentType) {
    throw new Refusal('UNAVAILABLE', film ? '该地址没有返回可播放的视频' : '该地址没有返回可显示的图片');
  }
  return { ...answer, contentType };
}

/** One range, shortened to a piece; players ask for the next one by themselves. */
function piece(range: string | undefined): string {
  const [, from = '0', to] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(range ?? '') ?? [];
  const last = Number(from) + PIECE_BYTES - 1;
  return `bytes=${from}-${to === undefined ? last : Math.min(Number(to), last)}`;
}

/** What browsers show without running anything of it: no SVG. */
const SHOWN = {
  IMAGE: {
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    gif: 'image/gif',
    webp: 'image/webp',
    avif: 'image/avif',
  },
  VIDEO: { mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm', mov: 'video/quicktime' },
} as const;

function mediaType({ contentType, finalUrl }: EgressAnswer, kind: keyof typeof SHOWN): string | null {
  const types: Record<string, string> = SHOWN[kind];
  const said = contentType.split(';')[0]!.trim().toLowerCase();
  if (Object.values(types).includes(said)) return said;
  // Object stores often name no type; the ending then says it.
  if (said !== '' && said !== 'application/octet-stream' && said !== 'binary/octet-stream') return null;
  const ending = /\.(\w{3,4})$/.exec(new URL(finalUrl).pathname)?.[1]?.toLowerCase() ?? '';
  return types[ending] ?? null;
}

function sign(app: App, viewer: Viewer, { u, t, k, e }: Omit<MediaQuery, 's'>): string {
  const key = Buffer.from(hkdfSync('sha256', app.config.secretKey, '', 'reelsmith/lab-media/v1', 32));
  return createHmac('sha256', key)
    .update(JSON.stringify([viewer.userId, u, t, k, e]))
    .digest('base64url');
}
