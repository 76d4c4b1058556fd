import { z } from 'zod';
import { builder } from './builder.ts';
import { LIMITS } from './limits.ts';

/** One numbered page of a table. Endless lists are connections; a field is one or the other. */
export interface Page<Row> {
  rows: Row[];
  /** Rows of the whole table, as filtered. */
  total: number;
}

/** Which page of a table: the address of a screen holds the same two numbers. */
export const PageInput = builder.inputType('PageInput', {
  description: 'Which page of a table.',
  fields: (t) => ({
    number: t.int({
      required: true,
      defaultValue: 1,
      description: 'Counted from 1.',
      validate: z.int().min(1, '页码从 1 开始').max(1_000_000, '页码过大'),
    }),
    size: t.int({
      required: true,
      defaultValue: 10,
      description: `Rows a page, at most ${LIMITS.pageSize}.`,
      validate: z.int().min(1, '每页至少 1 条').max(LIMITS.pageSize, `每页最多 ${LIMITS.pageSize} 条`),
    }),
  }),
});

export interface PageRequest {
  number: number;
  size: number;
}

/** What a page may cost, for the `complexity` of every field that answers one. */
export const pageCost = ({ page }: { page: PageRequest }) => ({ field: 1, multiplier: page.size });

/** Prisma's words for a page. */
export function pageWindow({ number, size }: PageRequest): { skip: number; take: number } {
  return { skip: (number - 1) * size, take: size };
}

/**
 * `<Row>Page {rows, total}` of a row's type. The field's resolver reads the rows with
 * `queryFromInfo({ context, info, path: ['rows'] })`, so that only what was asked for is selected.
 */
export function pageType<Row>(row: { readonly $inferType: Row }, name: string) {
  return builder.objectRef<Page<Row>>(`${name}Page`).implement({
    description: 'A numbered page of a table.',
    fields: (t) => ({
      rows: t.field({
        type: [row as never],
        description: 'The rows of this page.',
        // What a row costs is counted by the field that knows how many there are (pageCost).
        complexity: { field: 1, multiplier: 1 },
        resolve: (page) => page.rows as never,
      }),
      total: t.exposeInt('total', { description: 'Rows of the whole table, as filtered.' }),
    }),
  });
}
