import type { AiSettings } from '../../../../temporal/providers/ai/model.ts';
import type { App } from '../../../platform/app.ts';
import { badInput } from '../../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../../platform/viewer.ts';
import { extractProduct } from './extract.ts';
import { fetchPage } from './fetchPage.ts';
import { readText } from './lines.ts';
import { extractWithModel } from './model.ts';
import { createTurns } from './turns.ts';
import type { ProductDraft, Source } from './types.ts';

const MOST_CHARS = 20_000;
const EMBEDDED_ENGINE = '内置提取';
const takeTurn = createTurns();

export interface DescribedProduct extends ProductDraft {
  /** Which engine read it, as people are told. */
  engine: string;
  /** Chinese: what the person should know before they go on. */
  notice: string | null;
  /** Where the page was, behind redirects. */
  address: string | null;
}

/**
 * Reads a product out of a pasted text or of the page at an address, for a person to look over: nothing is kept.
 * A vendor is asked from here and not by a workflow, because there is nothing to go on with after a crash and
 * workflows carry no content; one that fails is replaced by the embedded reader, and the answer says so.
 * @throws Refusal BAD_USER_INPUT, RATE_LIMITED, UNAVAILABLE, FORBIDDEN
 */
export async function describeProduct(
  app: App,
  viewer: Viewer,
  given: { text?: string | null; url?: string | null },
  signal?: AbortSignal,
): Promise<DescribedProduct> {
  requirePermission(viewer, 'change');
  const { text, url } = whatIsGiven(given);
  takeTurn(viewer.userId);
  const { address, ...source } =
    url === null
      ? { told: [], lines: readText(text), address: null }
      : await fetchPage(app.egress, url, signal);
  const { draft, engine, notice } = await read(app, source, signal);
  const empty = draft.sources.length === 0;
  return {
    ...draft,
    engine,
    address,
    notice: empty
      ? url === null
        ? '没有读到产品信息，请粘贴更完整的产品文字，或直接填写'
        : '页面上没有读到产品信息，它可能需要登录或由脚本生成。请复制页面文字后粘贴'
      : notice,
  };
}

async function read(app: App, source: Source, signal?: AbortSignal) {
  const settings = modelSettings(app);
  const embedded = (notice: string | null) => ({
    draft: extractProduct(source),
    engine: EMBEDDED_ENGINE,
    notice,
  });
  if (!settings || source.told.length + source.lines.length === 0) return embedded(null);
  try {
    const draft = await extractWithModel(source, settings, signal);
    return { draft, engine: `AI 模型 ${settings.model}`, notice: null };
  } catch (error) {
    const { AiError } = await import('../../../../temporal/providers/ai/aiError.ts');
    if (!(error instanceof AiError)) throw error;
    app.log.warn({ err: error }, 'a model could not read a product');
    return embedded(`${error.message}。本次由${EMBEDDED_ENGINE}完成`);
  }
}

function modelSettings({ config }: App): AiSettings | null {
  const { baseUrl, apiKey = '', textModel } = config.ai;
  return baseUrl && textModel ? { baseUrl, apiKey, model: textModel } : null;
}

/** A text that is an address and nothing else is meant as one. */
function whatIsGiven(given: { text?: string | null; url?: string | null }): {
  text: string;
  url: string | null;
} {
  const text = given.text?.trim() ?? '';
  const url = given.url?.trim() || (/^https?:\/\/\S+$/i.test(text) ? text : '');
  if (url !== '') {
    if (url.length > 2048) throw badInput('url', '地址过长');
    return { text: '', url };
  }
  if (text === '') throw badInput('text', '请粘贴产品页面的文字或地址');
  if (text.length > MOST_CHARS)
    throw badInput('text', `内容不能超过${MOST_CHARS}个字符，请只粘贴产品介绍部分`);
  return { text, url: null };
}
