import {
  generateText,
  type LanguageModel,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  type UserContent,
} from 'ai';
import { z } from 'zod';
import { AiError, toAiError } from './aiError.ts';

const DEFAULT_TIMEOUT_MS = 120_000;
const DEFAULT_MAX_RETRIES = 2;

export interface ObjectRequest<T> {
  model: LanguageModel;
  schema: z.ZodType<T>;
  system: string;
  /** Words, or words and pictures in order. */
  prompt: UserContent;
  /** Problems that a schema cannot say; each a sentence for the model. They cost the repair round, no more. */
  findProblems?: (value: T) => string[];
  timeoutMs?: number | undefined;
  maxRetries?: number | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Asks a chat model for an object. Many compatible vendors know `json_object` but not `json_schema`, so the schema
 * stands in the system prompt and is checked here; an answer that does not fit goes back once with what is wrong.
 *
 * @throws AiError; or the signal's reason where the caller stopped it
 */
export async function generateObject<T>(request: ObjectRequest<T>): Promise<T> {
  const deadline = AbortSignal.timeout(request.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const abortSignal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline;
  const instructions = `${request.system}\n\n只输出一个 JSON 对象，不要代码块，不要解释。它必须符合这个 JSON Schema：\n${JSON.stringify(z.toJSONSchema(request.schema))}`;
  const messages: ModelMessage[] = [{ role: 'user', content: request.prompt }];
  const ask = async () => {
    try {
      return await askForJson(request, instructions, messages, abortSignal);
    } catch (error) {
      if (request.signal?.aborted) throw request.signal.reason;
      throw toAiError(error);
    }
  };

  const first = await ask();
  const firstReading = read(first, request);
  if (firstReading.problems.length === 0 && firstReading.value !== undefined) return firstReading.value;
  messages.push(
    { role: 'assistant', content: first || '（空）' },
    {
      role: 'user',
      content: `上面的答复有这些问题，请改正后重新输出完整的 JSON 对象：\n${firstReading.problems.join('\n')}`,
    },
  );
  const second = read(await ask(), request);
  if (second.value !== undefined) return second.value;
  throw new AiError(
    'invalid-answer',
    'AI 模型没有给出可用的结果，请重试或换一个模型',
    new Error(second.problems.join('\n')),
  );
}

async function askForJson(
  { model, maxRetries = DEFAULT_MAX_RETRIES }: Pick<ObjectRequest<unknown>, 'model' | 'maxRetries'>,
  instructions: string,
  messages: ModelMessage[],
  abortSignal: AbortSignal,
): Promise<string> {
  try {
    const result = await generateText({
      model,
      instructions,
      messages,
      abortSignal,
      maxRetries,
      output: Output.json(),
    });
    return result.text;
  } catch (error) {
    // Not JSON as a whole; what is in it is for read() to judge.
    if (NoObjectGeneratedError.isInstance(error) && error.text !== undefined) return error.text;
    throw error;
  }
}

function read<T>(
  text: string,
  { schema, findProblems }: ObjectRequest<T>,
): { value?: T; problems: string[] } {
  const json = parseEmbeddedJson(text);
  if (json === undefined) return { problems: ['答复不是 JSON 对象'] };
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const problems = parsed.error.issues
      .slice(0, 12)
      .map((issue) => `${issue.path.join('.') || '根'}：${issue.message}`);
    return { problems };
  }
  return { value: parsed.data, problems: findProblems?.(parsed.data) ?? [] };
}

/** Models wrap JSON in fences, thoughts or politeness: take the outermost object. */
function parseEmbeddedJson(text: string): unknown {
  const answer = text.replace(/<think>[\s\S]*?<\/think>/g, '');
  const start = answer.indexOf('{');
  const end = answer.lastIndexOf('}');
  for (const candidate of [answer, answer.slice(start, end + 1)]) {
    try {
      const value: unknown = JSON.parse(candidate);
      if (typeof value === 'object' && value !== null) return value;
    } catch {
      // The next candidate may parse; none parsing is reported by the caller.
    }
  }
  return undefined;
}
