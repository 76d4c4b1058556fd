import type { Egress } from '../../../platform/egress/egress.ts';
import { badInput, Refusal } from '../../../platform/refusal.ts';
import { decodePage } from './decode.ts';
import { readText } from './lines.ts';
import { readHtml } from './readHtml.ts';
import type { Source } from './types.ts';

const PATIENCE_MS = 7000;
/** Product pages are long, but not longer. */
const MOST_BYTES = 4 * 1024 * 1024;
const PASTE_INSTEAD = '请打开页面，复制产品文字后粘贴到这里';

/**
 * Reads the page at an address that somebody gave, through the guard.
 * @throws Refusal with what to do instead
 */
export async function fetchPage(
  egress: Egress,
  url: string,
  signal?: AbortSignal,
): Promise<Source & { address: string }> {
  const answer = await egress.request({
    url,
    headers: {
      accept: 'text/html,application/xhtml+xml,text/plain;q=0.8',
      'accept-language': 'zh-CN,zh;q=0.9',
    },
    timeoutMs: PATIENCE_MS,
    maxBytes: MOST_BYTES,
    signal,
  });
  if (answer.status >= 400 || answer.status < 200) {
    throw new Refusal('UNAVAILABLE', `页面没有正常打开（${answer.status}）。${PASTE_INSTEAD}`, {
      field: 'url',
    });
  }
  const kind = answer.contentType.split(';')[0]!.trim().toLowerCase();
  if (!/^(?:text\/html|application\/xhtml\+xml|text\/plain|)$/.test(kind)) {
    throw badInput('url', `这个地址不是网页。${PASTE_INSTEAD}`);
  }
  const text = decodePage(answer.bytes, answer.contentType);
  const source: Source = kind === 'text/plain' ? { told: [], lines: readText(text) } : readHtml(text);
  return { told: source.told, lines: source.lines, address: answer.finalUrl };
}
