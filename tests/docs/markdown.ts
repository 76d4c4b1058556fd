/** What the tests of the documentation read out of Markdown. */
import { readdirSync, readFileSync } from 'node:fs';
import { inCheckout } from '../../server/platform/config/checkout.ts';

export interface Page {
  /** From the checkout's top, with slashes. */
  path: string;
  text: string;
}

export interface Block {
  language: string;
  text: string;
}

/** Every page that people read. */
export function pages(): Page[] {
  const guides = readdirSync(inCheckout('docs')).filter((name) => name.endsWith('.md'));
  const paths = [
    'README.md',
    'README.zh-CN.md',
    'THIRD_PARTY_NOTICES.md',
    ...guides.map((name) => `docs/${name}`),
  ];
  return paths.map(page);
}

export function page(path: string): Page {
  return { path, text: readFileSync(inCheckout(path), 'utf8') };
}

const FENCE = /(?:<!-- (.+?) -->\n)?```(\w*)\n([\s\S]*?)```/g;

/** Fenced code in order; `note` is an HTML comment in the line before. */
export function blocks({ text }: Page): Array<Block & { note: string | null }> {
  return [...text.matchAll(FENCE)].map(([, note = null, language = '', code = '']) => ({
    language,
    text: code,
    note,
  }));
}

/** Inline code outside of fences. */
export function codeSpans({ text }: Page): string[] {
  return [...text.replaceAll(FENCE, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/** Targets of links and pictures. */
export function links({ text }: Page): string[] {
  return [...text.replaceAll(FENCE, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
}

/** The anchors of a page's headings, as GitHub makes them. */
export function anchors({ text }: Page): string[] {
  return [...text.replaceAll(FENCE, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
}

/** The rows of the table whose first column is called `heading`, as cells. */
export function tableRows({ text }: Page, heading: string): string[][] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} |`));
  if (start < 0) throw new Error(`no table begins with ${heading}`);
  const rest = lines.slice(start + 2);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  return rest.slice(0, end < 0 ? undefined : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
