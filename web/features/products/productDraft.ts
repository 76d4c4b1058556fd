import { products as t } from '../../locales/zh-CN/products.ts';

/** What the form holds; lists as people write them, one to a line. */
export interface ProductDraft {
  readonly name: string;
  readonly category: string;
  readonly keyFeatures: string;
  readonly sellingPoints: string;
  readonly targetAudience: string;
}

export type ProductField = keyof ProductDraft;

/** In the order of the form. */
export const productFields: readonly ProductField[] = [
  'name',
  'category',
  'sellingPoints',
  'keyFeatures',
  'targetAudience',
];

export const emptyDraft: ProductDraft = {
  name: '',
  category: '',
  keyFeatures: '',
  sellingPoints: '',
  targetAudience: '',
};

/** As the server has them; the seed gives the name's. */
export const productLimits = {
  name: 128,
  category: 128,
  targetAudience: 1000,
  line: 200,
  lines: 30,
} as const;

/** Split by line breaks, trimmed, without blanks and repetitions: what will be kept. */
export function splitLines(text: string): string[] {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.filter(
    (line, index) => lines.findIndex((one) => one.toLowerCase() === line.toLowerCase()) === index,
  );
}

/** What is wrong, by field; empty when the product can be saved. */
export function checkProduct(draft: ProductDraft): Partial<Record<ProductField, string>> {
  const problems: Partial<Record<ProductField, string>> = {};
  for (const field of productFields) {
    const problem = problemOf(field, draft[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

function problemOf(field: ProductField, text: string): string | null {
  if (text.trim() === '') return t.needed[field];
  if (field !== 'keyFeatures' && field !== 'sellingPoints') {
    const max = productLimits[field];
    return text.trim().length > max ? t.tooLong(t[field], max) : null;
  }
  const lines = splitLines(text);
  if (lines.length > productLimits.lines) return t.tooMany(t[field], productLimits.lines);
  const tooLong = lines.some((line) => line.length > productLimits.line);
  return tooLong ? t.lineTooLong(t[field], productLimits.line) : null;
}

/** As the server takes it. */
export function toInput(draft: ProductDraft) {
  return {
    name: draft.name,
    category: draft.category,
    keyFeatures: splitLines(draft.keyFeatures),
    sellingPoints: splitLines(draft.sellingPoints),
    targetAudience: draft.targetAudience,
  };
}

/** What was read of a page, into the fields that are still empty: what a person wrote stands. */
export function fillIn(
  draft: ProductDraft,
  read: Partial<ProductDraft>,
): { draft: ProductDraft; filled: ProductField[]; kept: ProductField[] } {
  const offered = productFields.filter((field) => read[field]?.trim());
  const kept = offered.filter((field) => draft[field].trim() !== '' && draft[field] !== read[field]);
  const filled = offered.filter((field) => draft[field].trim() === '');
  return {
    draft: { ...draft, ...Object.fromEntries(filled.map((field) => [field, read[field]])) },
    filled,
    kept,
  };
}
