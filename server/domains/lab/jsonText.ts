import { Ajv, type AnySchema } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { badInput } from '../../platform/refusal.ts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

/** A form of some hundred fields; more is no form any more, and costs whoever opens it. */
const LARGEST_CHARACTERS = 64 * 1024;
const DEEPEST = 24;

/**
 * JSON that may be given as such or as its text. @throws Refusal BAD_USER_INPUT with `message` where it is none,
 * and with its own sentence where it is too much.
 */
export function parseJsonText(given: unknown, message: string, field: string): Json {
  const value = typeof given === 'string' ? parseText(given, message, field) : given;
  const text = JSON.stringify(value);
  if (text === undefined) throw badInput(field, message);
  if (text.length > LARGEST_CHARACTERS) throw badInput(field, 'JSON 内容不能超过 64 KB，请精简后重试');
  if (depthOf(text) > DEEPEST) throw badInput(field, `JSON 嵌套不能超过 ${DEEPEST} 层，请精简后重试`);
  return value as Json;
}

function parseText(text: string, message: string, field: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badInput(field, message);
  }
}

/** Counted in its text, because the value may be nested as deeply as the stack is not. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.replace(/"(?:[^"\\]|\\.)*"/g, '').matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const NOT_A_SCHEMA = 'Schema 不是合法 JSON';
/** A repeated group that repeats inside, as in (a+)+: a few letters keep a browser busy for minutes. */
const RUNAWAY_PATTERN = /\([^()]*[+*}][^()]*\)\s*[+*{]/;

/**
 * The schema of a tool's fields: an object of JSON Schema (draft 7 or 2020-12) that compiles. It is compiled to
 * be judged and not kept; data are checked against it in the form, where people can do something about it.
 * @throws Refusal BAD_USER_INPUT
 */
export function parseToolSchema(given: unknown): JsonObject {
  const schema = parseJsonText(given, NOT_A_SCHEMA, 'jsonSchema');
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema))
    throw badInput('jsonSchema', NOT_A_SCHEMA);
  const pattern = patternsOf(schema).find((one) => one.length > 256 || RUNAWAY_PATTERN.test(one));
  if (pattern !== undefined) {
    throw badInput('jsonSchema', `Schema 中的正则过长或有重复嵌套，请简化：${pattern.slice(0, 40)}`);
  }
  const { $schema, ...rest } = schema;
  const options = { strict: false, validateFormats: false, logger: false, allErrors: false } as const;
  try {
    const modern = typeof $schema === 'string' && /20(19|20)-/.test($schema);
    (modern ? new Ajv2020(options) : new Ajv(options)).compile(rest as AnySchema);
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 120) : '';
    throw badInput('jsonSchema', `Schema 不是合法的 JSON Schema，请修改后重试：${reason}`);
  }
  return schema;
}

function patternsOf(schema: JsonObject): string[] {
  const found: string[] = [];
  const open: Json[] = [schema];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) {
      if (typeof next.pattern === 'string') found.push(next.pattern);
      const named = next.patternProperties;
      if (typeof named === 'object' && named !== null) found.push(...Object.keys(named));
    }
    open.push(...Object.values(next));
  }
  return found;
}
