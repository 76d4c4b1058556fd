import { z } from 'zod';
import { parseRequest } from '../../platform/parseRequest.ts';

/**
 * The seed gives 128 characters for the name and asks for all fields; it is silent on the rest. A line is what fits
 * on a card (200), a product page's table has some thirty of them, and an audience is a paragraph.
 */
export const PRODUCT_LIMITS = { name: 128, category: 128, line: 200, lines: 30, audience: 1000 } as const;

/** One line of text: no breaks, no runs of space, one way of writing each letter. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}\s]+/gu, ' ')
    .trim();
}

/** Split by line breaks, trimmed, without blanks and without what was said before. */
export function splitLines(given: string | readonly string[]): string[] {
  const lines = (typeof given === 'string' ? [given] : given)
    .flatMap((text) => text.split(/\r\n?|\n|\u2028|\u2029/))
    .map(tidy)
    .filter(Boolean);
  const seen = new Set<string>();
  return lines.filter((line) => {
    const known = seen.has(line.toLowerCase());
    seen.add(line.toLowerCase());
    return !known;
  });
}

const text = (needed: string, limit: number, tooLong: string) =>
  z.string(needed).transform(tidy).pipe(z.string().min(1, needed).max(limit, tooLong));

const lines = (needed: string, what: string) =>
  z
    .union([z.string(), z.array(z.string()).max(500, `${what}最多${PRODUCT_LIMITS.lines}条`)], needed)
    .transform(splitLines)
    .pipe(
      z
        .array(z.string().max(PRODUCT_LIMITS.line, `每条${what}不能超过${PRODUCT_LIMITS.line}个字符`))
        .min(1, needed)
        .max(PRODUCT_LIMITS.lines, `${what}最多${PRODUCT_LIMITS.lines}条`),
    );

/** The fields of a product; REST nests them as the seed does, GraphQL does not. */
export const productFields = {
  name: text('请输入产品名称', PRODUCT_LIMITS.name, `产品名称不能超过${PRODUCT_LIMITS.name}个字符`),
  category: text(
    '请输入产品类目',
    PRODUCT_LIMITS.category,
    `产品类目不能超过${PRODUCT_LIMITS.category}个字符`,
  ),
  keyFeatures: lines('请输入核心特性', '核心特性'),
  sellingPoints: lines('请输入产品卖点', '产品卖点'),
  targetAudience: text(
    '请输入目标人群',
    PRODUCT_LIMITS.audience,
    `目标人群不能超过${PRODUCT_LIMITS.audience}个字符`,
  ),
} as const;

const productInput = z.object(productFields);
export type ProductInput = z.output<typeof productInput>;

/** @throws Refusal BAD_USER_INPUT naming the first field that is wrong. */
export function parseProduct(input: unknown): ProductInput {
  return parseRequest(productInput, input);
}
