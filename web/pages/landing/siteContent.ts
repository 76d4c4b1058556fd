import { z } from 'zod';

/**
 * What the landing page says. Operators keep their own copy of content.json in DATA_DIR/site; whatever is
 * misspelt there is named by its path instead of being shown half.
 */
const line = z.string().trim().min(1).max(200);
const paragraph = z.string().trim().min(1).max(1000);
const soon = z
  .boolean()
  .default(false)
  .describe('Marked 即将开放: not built yet, or not offered by this operator.');

const code = z.object({
  label: line,
  /** What the QR code says, usually an address; the code is drawn from it. */
  text: z.string().max(500).nullable(),
  /** Or a picture of one: a file name beside the content file. */
  image: z
    .string()
    .regex(/^[\w-]+\.(png|jpe?g|webp|svg)$/i, 'a file name in DATA_DIR/site')
    .nullable(),
});

export const siteContent = z.strictObject({
  title: line,
  description: paragraph,
  hero: z.strictObject({ title: line, lead: paragraph, filmCaption: paragraph }),
  officer: z.strictObject({
    title: line,
    lead: paragraph,
    steps: z
      .array(z.strictObject({ title: line, text: paragraph, soon }))
      .min(1)
      .max(4),
  }),
  services: z.strictObject({
    title: line,
    items: z
      .array(z.strictObject({ title: line, text: paragraph, points: z.array(line) }))
      .min(1)
      .max(4),
  }),
  functions: z.strictObject({
    title: line,
    lead: paragraph,
    items: z
      .array(z.strictObject({ title: line, points: z.array(line), soon }))
      .min(1)
      .max(12),
  }),
  cases: z.strictObject({
    title: line,
    note: paragraph.nullable(),
    items: z
      .array(
        z.strictObject({
          industry: line,
          title: line,
          text: paragraph,
          figure: line,
          /** One of ours by its name (case-plan, case-pet, case-beauty, case-medical), or a file in DATA_DIR/site. */
          picture: z.string().regex(/^[\w-]+(\.(png|jpe?g|webp|svg))?$/i),
        }),
      )
      .max(8),
  }),
  team: z.strictObject({
    title: line,
    note: paragraph.nullable(),
    groups: z.array(
      z.strictObject({
        title: line,
        people: z.array(z.strictObject({ name: line, role: line, text: paragraph })),
      }),
    ),
  }),
  contact: z.strictObject({
    title: line,
    note: paragraph.nullable(),
    address: line.nullable(),
    phone: line.nullable(),
    email: z.email().nullable(),
    codes: z.array(code).max(4),
  }),
  footer: paragraph,
});

export type SiteContent = z.output<typeof siteContent>;
