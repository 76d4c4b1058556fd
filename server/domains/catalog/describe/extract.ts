import { PRODUCT_LIMITS, tidy } from '../productInput.ts';
import { fieldOfLabel, isAboutTheSale, type SectionKind, sectionOf } from './labels.ts';
import { findAudience, findCategory, findName } from './singles.ts';
import {
  DRAFT_FIELDS,
  type DraftField,
  type Finding,
  type Line,
  type ProductDraft,
  type Source,
} from './types.ts';
import { isBenefit, isMeasured, SALES_TALK } from './words.ts';

/** A form with more than this is not read through by anybody. */
const MOST_ITEMS = 12;
/** With so many of the better kind, worse ones are not looked for. */
const ENOUGH = 3;

/** What was said outright, in order of how plainly: under a heading or label, in a list, in a sentence. */
type Rank = 0 | 1 | 2;
interface Candidate extends Finding {
  rank: Rank;
}

/**
 * Reads a product out of what was given, by the forms that Chinese product pages have: tables, lists, headings in
 * brackets, numbers with units. Every value stands in the text as it is; what is not there stays empty.
 */
export function extractProduct({ told, lines }: Source): ProductDraft {
  const candidates = [...told.map((finding) => ({ ...finding, rank: 0 as const })), ...readLines(lines)];
  const of = (field: DraftField) => candidates.filter((one) => one.field === field);
  const name = of('name')[0] ?? findName(lines);
  const sources: Finding[] = [];
  const take = (found: Finding | null | undefined, limit: number): string | null => {
    const value = tidy(found?.value ?? '').slice(0, limit);
    if (!found || value === '') return null;
    sources.push({ field: found.field, value, quote: clip(found.quote) });
    return value;
  };
  const takeList = (field: 'keyFeatures' | 'sellingPoints', without: readonly string[]): string[] => {
    const list = best(of(field), without);
    for (const { value, quote } of list) sources.push({ field, value, quote: clip(quote) });
    return list.map(({ value }) => value);
  };
  const draft = {
    name: take(name, PRODUCT_LIMITS.name),
    category: take(of('category')[0] ?? findCategory(lines, name?.value ?? null), PRODUCT_LIMITS.category),
    sellingPoints: takeList('sellingPoints', name ? [name.value, name.quote] : []),
    targetAudience: take(joined(of('targetAudience')) ?? findAudience(lines, name), PRODUCT_LIMITS.audience),
  };
  const keyFeatures = takeList('keyFeatures', draft.sellingPoints);
  const whole = { ...draft, keyFeatures };
  const order = (field: DraftField) => DRAFT_FIELDS.indexOf(field);
  return {
    ...whole,
    sources: sources.toSorted((one, other) => order(one.field) - order(other.field)),
    missing: DRAFT_FIELDS.filter((field) => !whole[field]?.length),
  };
}

function readLines(lines: readonly Line[]): Candidate[] {
  let section: SectionKind | null = null;
  const found: Candidate[] = [];
  const add = (field: DraftField, value: string, quote: string, rank: Rank) => {
    if (tidy(value) !== '') found.push({ field, value: tidy(value), quote, rank });
  };
  for (const line of lines) {
    if (line.kind === 'heading') {
      section = sectionOf(line.text);
      // A heading that is no signpost praises something: 四重过滤，水质清澈.
      if (section === null && isPraise(line.text)) add('sellingPoints', line.text, line.text, 1);
      continue;
    }
    if (line.kind === 'pair') {
      const field = fieldOfLabel(line.label!);
      if (field) for (const value of valuesOf(field, line.value!)) add(field, value, line.text, 0);
      // Any other row of a table says what the thing is.
      else if (!isAboutTheSale(line.label!) && section !== 'skipped' && line.text.length <= 80)
        add(section === 'sellingPoints' ? 'sellingPoints' : 'keyFeatures', line.text, line.text, 0);
      continue;
    }
    if (section === 'skipped' || (line.kind === 'bullet' && SALES_TALK.test(line.text))) continue;
    const inSection = section !== null && section !== 'neutral' ? section : null;
    if (inSection) {
      for (const value of valuesOf(inSection, line.text)) add(inSection, value, line.text, 0);
    } else if (line.kind === 'bullet') {
      if (line.text.length <= 80)
        add(
          isBenefit(line.text) || !isMeasured(line.text) ? 'sellingPoints' : 'keyFeatures',
          plain(line.text),
          line.text,
          1,
        );
    } else {
      for (const sentence of line.text.split(/(?<=[。！？；!?;])/)) {
        for (const clause of clausesOf(sentence)) {
          if (isMeasured(clause) && !isBenefit(clause)) add('keyFeatures', clause, tidy(sentence), 2);
          else if (isBenefit(clause)) add('sellingPoints', clause, tidy(sentence), 2);
        }
      }
    }
  }
  return found;
}

/** 静音、省电、易清洗 are three selling points; a sentence is one. */
function valuesOf(field: DraftField, text: string): string[] {
  if (field !== 'keyFeatures' && field !== 'sellingPoints') return [plain(text)];
  const sentences = text
    .split(/[;；。！!]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  return sentences.flatMap((sentence) => {
    const clauses = sentence.split('，');
    // Two clauses are one thought (一键弹盖，单手就能喝), three short ones a list.
    const parts = clauses.length > 2 ? clauses : sentence.split(/[、|｜/]/);
    const short =
      parts.length > 1 && parts.every((part) => part.trim().length >= 2 && part.trim().length <= 16);
    return short ? parts.map(plain) : [plain(sentence)];
  });
}

/** About the sale, or only what the thing is. */
const NO_POINT = new RegExp(`${SALES_TALK.source}|是一[款种台个把双件支套瓶]`);

function clausesOf(text: string): string[] {
  return text
    .split(/[，。！？；!?;]+/)
    .map((clause) => plain(clause).replace(/^(?:它|而且|并且|同时|还有?|也|另外|此外)+/, ''))
    .filter((clause) => clause.length >= 4 && clause.length <= 40 && !NO_POINT.test(clause));
}

/** 【四重过滤】水质清澈 → 四重过滤：水质清澈; marks around are no part of what is said. */
function plain(text: string): string {
  return tidy(text)
    .replace(/^[【[「『]([^】\]」』]{1,16})[】\]」』]\s*[:：]?\s*(?=\S)/u, '$1：')
    .replace(/^[\s，。、；;:：·•\-—]+|[\s，。、；;]+$/g, '');
}

function isPraise(heading: string): boolean {
  return (
    heading.length >= 4 &&
    heading.length <= 30 &&
    (isBenefit(heading) || isMeasured(heading)) &&
    !SALES_TALK.test(heading)
  );
}

/** The plainest first; repetitions and what another field already says are left out. */
function best(candidates: readonly Candidate[], without: readonly string[]): Candidate[] {
  const kept: Candidate[] = [];
  const bare = (text: string) => text.replace(/[\s\p{P}]/gu, '').toLowerCase();
  const said = new Set(without.map(bare));
  for (const rank of [0, 1, 2] as const) {
    if (kept.length >= ENOUGH) break;
    for (const one of candidates.filter((candidate) => candidate.rank === rank)) {
      const key = bare(one.value);
      if (key.length < 2 || said.has(key) || one.value.length > PRODUCT_LIMITS.line) continue;
      said.add(key);
      kept.push(one);
    }
  }
  return kept.slice(0, MOST_ITEMS);
}

/** 适用人群 and 适用年龄 both say who it is for. */
function joined(found: readonly Candidate[]): Finding | null {
  const [first] = found;
  if (!first) return null;
  const values = [...new Set(found.map(({ value }) => value))].slice(0, 5);
  return {
    field: 'targetAudience',
    value: values.join('；'),
    quote: [...new Set(found.map(({ quote }) => quote))].slice(0, 5).join('；'),
  };
}

function clip(quote: string): string {
  return quote.length > 300 ? `${quote.slice(0, 300)}…` : quote;
}
