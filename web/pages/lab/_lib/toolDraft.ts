import { labForm as t } from '../../../locales/zh-CN/lab.ts';

/** A secret header in the form; `kept`: the server has a value, which nobody can see. */
export interface HeaderDraft {
  key: number;
  name: string;
  value: string;
  kept: boolean;
}

/** A tool as it is typed in: all text. */
export interface ToolDraft {
  name: string;
  description: string;
  method: 'GET' | 'POST';
  url: string;
  timeout: string;
  tags: string;
  videoKey: string;
  imageKey: string;
  example: string;
  schema: string;
  headers: readonly HeaderDraft[];
}

export type DraftErrors = Partial<Record<keyof ToolDraft, string>>;

export const emptyDraft: ToolDraft = {
  name: '',
  description: '',
  method: 'POST',
  url: '',
  timeout: '',
  tags: '',
  videoKey: '',
  imageKey: '',
  example: '',
  schema: '',
  headers: [],
};

/** A stored tool, as the server gives it. */
export interface StoredTool {
  readonly name: string;
  readonly description: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly timeoutSeconds: number | null | undefined;
  readonly tags: readonly string[];
  readonly videoKey: string | null | undefined;
  readonly imageKey: string | null | undefined;
  readonly example: unknown;
  readonly jsonSchema: unknown;
  readonly headerNames: readonly string[];
}

export function draftOf(tool: StoredTool): ToolDraft {
  return {
    name: tool.name,
    description: tool.description,
    method: tool.method,
    url: tool.url,
    timeout: tool.timeoutSeconds == null ? '' : String(tool.timeoutSeconds),
    tags: tool.tags.join(', '),
    videoKey: tool.videoKey ?? '',
    imageKey: tool.imageKey ?? '',
    example: jsonText(tool.example),
    schema: jsonText(tool.jsonSchema),
    headers: tool.headerNames.map((name, key) => ({ key, name, value: '', kept: true })),
  };
}

/** What is wrong before anything is sent, in the seed's words; the server knows the rest. */
export function checkDraft(draft: ToolDraft, withName: boolean): DraftErrors {
  const errors: DraftErrors = {};
  if (withName && draft.name.trim() === '') errors.name = t.required.name;
  if (draft.description.trim() === '') errors.description = t.required.description;
  if (draft.url.trim() === '') errors.url = t.required.url;
  if (draft.timeout.trim() !== '' && !/^[1-9]\d*$/.test(draft.timeout.trim()))
    errors.timeout = t.timeoutWrong;
  if (parseJson(draft.example) === undefined) errors.example = t.exampleWrong;
  const schema = parseJson(draft.schema);
  if (schema !== null && (typeof schema !== 'object' || Array.isArray(schema))) errors.schema = t.schemaWrong;
  return errors;
}

/** What is sent of a draft; JSON goes as its text, so that the order of its fields stays. */
export function inputOf(draft: ToolDraft) {
  return {
    description: draft.description,
    method: draft.method,
    url: draft.url.trim(),
    example: draft.example.trim() === '' ? null : draft.example,
    jsonSchema: draft.schema.trim() === '' ? null : draft.schema,
    timeoutSeconds: draft.timeout.trim() === '' ? null : Number(draft.timeout),
    tags: [draft.tags],
    videoKey: draft.videoKey,
    imageKey: draft.imageKey,
    headers: draft.headers
      .filter(({ name, value }) => name.trim() !== '' || value !== '')
      .map(({ name, value }) => ({ name: name.trim(), value: value === '' ? null : value })),
  };
}

/** The field of the form that a field of the server's is. */
export function draftField(serverField: string | null): keyof ToolDraft | null {
  if (serverField === 'timeoutSeconds') return 'timeout';
  if (serverField === 'jsonSchema') return 'schema';
  return serverField !== null && serverField in emptyDraft ? (serverField as keyof ToolDraft) : null;
}

/** The value of a text: null for an empty one, undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function jsonText(value: unknown): string {
  return value === null || value === undefined ? '' : JSON.stringify(value, null, 2);
}
