import { Parser } from 'htmlparser2';
import { tidy } from '../productInput.ts';
import { readJsonLd } from './jsonLd.ts';
import { pair, readLine } from './lines.ts';
import { cleanTitle } from './singles.ts';
import type { Finding, Line, Source } from './types.ts';

/** Nothing in them is text of the page. */
const SILENT = new Set(
  'script style noscript template svg iframe select button textarea canvas head form'.split(' '),
);
/** Of the shop and not of the thing; a path of links is worth reading all the same. */
const AROUND = new Set(['nav', 'footer', 'aside']);
const BLOCK = new Set(
  'address article blockquote body br center dd div dl dt fieldset figcaption figure h1 h2 h3 h4 h5 h6 header hr li main ol p section table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const MOST_LINES = 1500;

/** Reads a page as a person sees it: lines, lists, tables and headings, and what it tells machines. */
export function readHtml(html: string): Source & { title: string | null } {
  const page = new PageReader();
  const parser = new Parser(page, { decodeEntities: true, recognizeCDATA: false });
  try {
    parser.write(html);
    parser.end();
  } catch (error) {
    // What was read until there is what the page says.
    if (!(error instanceof TooDeep)) throw error;
  }
  return page.source();
}

/** Pages of people are some fifty tags deep; the parser's time grows with the square of it. */
const DEEPEST = 2000;
class TooDeep extends Error {}

/** The parser's events as they come: no tree is built of a page that may be anything. */
class PageReader {
  private readonly lines: Line[] = [];
  private readonly jsonLd: string[] = [];
  private readonly meta = new Map<string, string>();
  private title = '';
  private h1 = '';
  private depth = 0;
  /** Open tags in which nothing is read. */
  private silent: string[] = [];
  private words = '';
  private script: string | null = null;
  private inTitle = false;
  private heading = 0;
  private bullet = false;
  private row: string[] | null = null;
  private term: string | null = null;
  private path: string | null = null;

  onopentag(name: string, attributes: Record<string, string>): void {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new TooDeep();
    if (name === 'script' && /ld\+json/i.test(attributes.type ?? '')) this.script = '';
    if (name === 'title') this.inTitle = true;
    if (name === 'meta') this.readMeta(attributes);
    if (this.silent.length > 0 || SILENT.has(name) || isHidden(attributes)) {
      if (!VOID.has(name)) this.silent.push(name);
      return;
    }
    const named = `${attributes.class ?? ''} ${attributes.id ?? ''} ${attributes['aria-label'] ?? ''}`;
    if (/crumb|面包屑/i.test(named) && this.path === null) {
      this.flush();
      this.path = name;
    } else if (AROUND.has(name)) {
      this.silent.push(name);
      return;
    }
    if (this.path !== null && name === 'a') this.words += ' > ';
    if (!BLOCK.has(name)) return;
    if (this.path === null) this.flush();
    if (name === 'tr') this.row = [];
    if (name === 'li') this.bullet = true;
    if (/^h[1-6]$/.test(name)) this.heading = Number(name[1]);
  }

  ontext(text: string): void {
    if (this.script !== null) this.script += text;
    else if (this.inTitle && this.title.length < 300) this.title += text;
    else if (this.silent.length === 0) this.words += text.replace(/[\s\u00a0]+/g, ' ');
  }

  onclosetag(name: string): void {
    this.depth -= 1;
    if (name === 'script' && this.script !== null) {
      this.jsonLd.push(this.script);
      this.script = null;
    }
    if (name === 'title') this.inTitle = false;
    if (this.silent.length > 0) {
      if (this.silent.at(-1) === name) this.silent.pop();
      return;
    }
    if (this.path === name) {
      this.path = null;
      this.add(
        readLine(
          tidy(this.words)
            .replace(/^> /, '')
            .replace(/(?: ?[>›/] ?)+/g, ' > '),
        ),
      );
      this.words = '';
      return;
    }
    if (!BLOCK.has(name) || this.path !== null) return;
    this.flush(name);
    if (name === 'tr') this.endRow();
    if (/^h[1-6]$/.test(name)) this.heading = 0;
  }

  source(): Source & { title: string | null } {
    this.flush();
    this.endRow();
    const told = this.jsonLd.flatMap(readJsonLd);
    const title = tidy(this.meta.get('og:title') || this.title);
    const name = this.h1 && title.includes(this.h1) ? this.h1 : cleanTitle(title || this.h1);
    if (name) told.push({ field: 'name', value: name, quote: title || this.h1 });
    const category = this.meta.get('product:category');
    if (category) told.push(finding('category', category));
    const description = tidy(this.meta.get('og:description') || this.meta.get('description') || '');
    const lines = description ? [...this.lines, ...readLine(description)] : this.lines;
    return { told, lines, title: title || null };
  }

  private readMeta({ name = '', property = '', content = '' }: Record<string, string>): void {
    const key = (property || name).toLowerCase();
    if (/^(?:og:title|og:description|description|product:category)$/.test(key) && content) {
      this.meta.set(key, content.slice(0, 2000));
    }
  }

  /** What was said since the last border becomes a line, a cell or a term. */
  private flush(closing?: string): void {
    const text = tidy(this.words);
    this.words = '';
    if (this.row && (text !== '' || closing === 'td' || closing === 'th')) {
      if (text !== '') this.row.push(text);
      return;
    }
    if (text === '') return;
    if (closing === 'dt') this.term = text;
    else if (closing === 'dd' && this.term) this.add([pair(this.term.replace(/[:：]$/, ''), text)]);
    else if (this.heading > 0) {
      if (this.heading === 1 && this.h1 === '') this.h1 = text;
      this.add([{ kind: 'heading', text }]);
    } else this.add(readLine(text).map((line) => asBullet(line, this.bullet)));
    if (closing === 'li' || closing === 'ul' || closing === 'ol') this.bullet = false;
  }

  /** 品牌 | 小鹿 | 型号 | A1 are two pairs; a row of one cell or of three is what it says. */
  private endRow(): void {
    const cells = this.row ?? [];
    this.row = null;
    if (cells.length > 0 && cells.length % 2 === 0) {
      for (let index = 0; index < cells.length; index += 2) {
        this.add([pair(cells[index]!.replace(/[:：]$/, ''), cells[index + 1]!)]);
      }
    } else if (cells.length > 0) this.add(readLine(cells.join(' ')));
  }

  private add(lines: readonly Line[]): void {
    if (this.lines.length < MOST_LINES) this.lines.push(...lines);
  }
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

function isHidden({ hidden, style = '' }: Record<string, string>): boolean {
  return hidden !== undefined || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}

function asBullet(line: Line, bullet: boolean): Line {
  return bullet && line.kind === 'text' ? { ...line, kind: 'bullet' } : line;
}

function finding(field: Finding['field'], value: string): Finding {
  return { field, value, quote: value };
}
