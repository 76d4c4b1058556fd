import type { z } from 'zod';
import { badInput } from './refusal.ts';

/** What somebody asked for, as its schema reads it. @throws Refusal BAD_USER_INPUT naming the first wrong field. */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badInput(String(issue?.path[0] ?? 'input'), issue?.message ?? '请检查表单输入');
}
