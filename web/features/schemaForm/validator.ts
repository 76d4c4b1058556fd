import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { type RJSFSchema, type RJSFValidationError, toErrorSchema, type ValidatorType } from '@rjsf/utils';
import { schemaForm as t } from '../../locales/zh-CN/jsonEditor.ts';

/**
 * Judges data by a schema without making code of it: our pages' Content-Security-Policy forbids eval, which ajv,
 * the form library's usual judge, is built on. The server compiles each tool's schema with ajv when it is saved.
 */
export const validator: ValidatorType = {
  validateFormData(data, schema) {
    const errors = errorsOf(schema, data);
    return { errors, errorSchema: toErrorSchema(errors) };
  },
  isValid(schema, data, root) {
    try {
      return judge(withDefinitions(schema, root), data, true).valid;
    } catch {
      // A reference that leads nowhere.
      return false;
    }
  },
  rawValidation<Result>(schema: RJSFSchema, data?: unknown) {
    return { errors: errorsOf(schema, data) as Result[] };
  },
};

function judge(schema: RJSFSchema | boolean, data: unknown, shortCircuit: boolean) {
  const modern = typeof schema === 'object' && /20(19|20)-/.test(String(schema.$schema ?? ''));
  return new Validator(schema as Schema, modern ? '2020-12' : '7', shortCircuit).validate(data);
}

/** Part of a schema, with what its references may mean. */
function withDefinitions(schema: RJSFSchema | boolean, root: RJSFSchema): RJSFSchema | boolean {
  if (typeof schema !== 'object') return schema;
  const { definitions, $defs, $schema } = root;
  return {
    ...(definitions && { definitions }),
    ...($defs && { $defs }),
    ...($schema && { $schema }),
    ...schema,
  };
}

export function errorsOf(schema: RJSFSchema, data: unknown): RJSFValidationError[] {
  if (data === undefined) return [];
  try {
    return judge(schema, data, false).errors.flatMap((unit) => toError(unit) ?? []);
  } catch {
    return [];
  }
}

/** The validator also names every part around a mistake; only the mistake itself is told. */
function toError({ keyword, instanceLocation, error }: OutputUnit): RJSFValidationError | null {
  const path = instanceLocation.split('/').slice(1).map(unescapePointer);
  let message = t.words[keyword];
  if (keyword === 'required') {
    const missing = /"(.+)"/.exec(error)?.[1];
    if (missing !== undefined) path.push(missing);
    message = t.required;
  } else if (keyword === 'type') {
    message = t.type(/Expected "(.+)"/.exec(error)?.[1]?.replaceAll('", "', ' / ') ?? '');
  }
  if (message === undefined) return null;
  const property = path.map((part) => (/^\w+$/.test(part) ? `.${part}` : `['${part}']`)).join('');
  return { name: keyword, property, message, stack: `${path.join('.')}：${message}` };
}

function unescapePointer(part: string): string {
  return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
}
