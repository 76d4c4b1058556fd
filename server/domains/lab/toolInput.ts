import { z } from 'zod';
import { parseTarget } from '../../platform/egress/target.ts';
import { badInput, Refusal } from '../../platform/refusal.ts';
import { parseJsonText, parseToolSchema } from './jsonText.ts';
import { parsePaths } from './mediaPaths.ts';
import { secretHeaders } from './secretHeaders.ts';

/** The seed gives none of these but the least timeout; five minutes is what a browser waits for without complaint. */
export const TOOL_LIMITS = {
  name: 128,
  description: 1000,
  url: 2048,
  timeoutSeconds: 300,
  tags: 20,
  tag: 32,
  path: 256,
} as const;

const line = (needed: string, limit: number, what: string) =>
  z.string(needed).trim().min(1, needed).max(limit, `${what}不能超过${limit}个字符`);

const url = line('请输入工具地址', TOOL_LIMITS.url, '工具地址').superRefine((text, context) => {
  try {
    parseTarget(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Refusal).message });
  }
});

/** Whole seconds; browsers' forms send digits. */
export const timeoutSeconds = z
  .union(
    [
      z.literal('').transform(() => null),
      z.coerce.number('请输入正整数').int('请输入正整数').min(1, '请输入正整数'),
    ],
    '请输入正整数',
  )
  .nullish()
  .transform((seconds) => seconds ?? null)
  .refine(
    (seconds) => seconds === null || seconds <= TOOL_LIMITS.timeoutSeconds,
    `超时时间不能超过${TOOL_LIMITS.timeoutSeconds}秒`,
  );

/** As the seed takes them: free text, separated by commas or blanks; or a list. */
const tags = z
  .union([z.string(), z.array(z.string())], '标签须为文字')
  .nullish()
  .transform((given) => {
    const words = (typeof given === 'string' ? [given] : (given ?? [])).flatMap((text) =>
      text.split(/[,，、\s]+/),
    );
    return [...new Set(words.map((word) => word.normalize('NFC')).filter((word) => word !== ''))];
  })
  .pipe(
    z
      .array(z.string().max(TOOL_LIMITS.tag, `每个标签不能超过${TOOL_LIMITS.tag}个字符`))
      .max(TOOL_LIMITS.tags, `标签最多${TOOL_LIMITS.tags}个`),
  );

const path = (what: string) =>
  z
    .string()
    .nullish()
    .transform((text) => text?.trim() || null)
    .superRefine((text, context) => {
      if (text !== null && text.length > TOOL_LIMITS.path) {
        context.addIssue({ code: 'custom', message: `${what}不能超过${TOOL_LIMITS.path}个字符` });
      } else if (text !== null && parsePaths(text) === null) {
        context.addIssue({ code: 'custom', message: `${what}格式不正确，例如 data.items[*].url` });
      }
    });

/** JSON as such or as its text; nothing is null. */
const json = <T>(parse: (given: unknown) => T) =>
  z
    .unknown()
    .optional()
    .transform((given, context) => {
      if (given === undefined || given === null || (typeof given === 'string' && given.trim() === ''))
        return null;
      try {
        return parse(given);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        context.addIssue({ code: 'custom', message: error.message });
        return z.NEVER;
      }
    });

const changeable = {
  description: line('请输入工具描述', TOOL_LIMITS.description, '工具描述'),
  method: z.enum(['GET', 'POST'], '请选择请求方式：GET 或 POST'),
  url,
  example: json((given) => parseJsonText(given, '示例数据不是合法 JSON', 'example')),
  jsonSchema: json(parseToolSchema),
  timeoutSeconds,
  tags,
  videoKey: path('视频路径'),
  imageKey: path('图片路径'),
  headers: secretHeaders,
};

const newTool = z.object({ name: line('请输入工具名称', TOOL_LIMITS.name, '工具名称'), ...changeable });
const changedTool = z.object(changeable);

export type NewTool = z.output<typeof newTool>;
export type ChangedTool = z.output<typeof changedTool>;

/** @throws Refusal BAD_USER_INPUT naming the first field that is wrong. */
export const parseNewTool = (input: unknown): NewTool => parse(newTool, input);
/** The same without the name, which stays. */
export const parseChangedTool = (input: unknown): ChangedTool => parse(changedTool, input);

function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badInput(String(issue?.path[0] ?? 'input'), issue?.message ?? '请检查表单输入');
}
