import { z } from 'zod';
import { checkHeader } from '../../platform/egress/headers.ts';
import { badInput, type Refusal } from '../../platform/refusal.ts';
import { seal, unseal } from '../../platform/seal.ts';

const MOST_HEADERS = 20;

/** The call writes this one itself. Cookies are allowed: some tools know no other key. */
const OF_THE_CALL = new Set(['content-type']);

/**
 * Secret headers as they should be: all names, with a value where it is new and without where it stays. Absent:
 * nothing changes. Values are never answered; names are.
 */
export const secretHeaders = z
  .array(
    z
      .object({ name: z.string('请输入请求头名称').trim(), value: z.string().nullish() })
      .superRefine(({ name, value }, context) => {
        try {
          checkHeader(name, value ?? '');
          if (OF_THE_CALL.has(name.toLowerCase()))
            throw badInput('headers', `请求头 ${name} 由系统填写，请删除后重试`);
        } catch (error) {
          context.addIssue({ code: 'custom', message: (error as Refusal).message });
        }
      }),
  )
  .max(MOST_HEADERS, `密钥请求头最多${MOST_HEADERS}个`)
  .refine(
    (headers) => new Set(headers.map(({ name }) => name.toLowerCase())).size === headers.length,
    '密钥请求头的名称不能重复',
  )
  .nullish();

export type HeadersInput = z.output<typeof secretHeaders>;

export interface SealedHeaders {
  headerNames: string[];
  sealedHeaders: Uint8Array<ArrayBuffer> | null;
}

export interface StoredHeaders {
  url: string;
  headerNames: string[];
  sealedHeaders: Uint8Array | null;
}

/** Sealed for one origin: a row whose address was changed behind our back opens nothing. */
const purpose = (url: string) => `lab-headers:${new URL(url).origin}`;

/** The values of a tool's secret headers, to be sent to its own origin and shown nowhere. */
export function openHeaders(secretKey: string, tool: StoredHeaders): Record<string, string> {
  if (!tool.sealedHeaders) return {};
  return JSON.parse(unseal(secretKey, purpose(tool.url), tool.sealedHeaders));
}

/**
 * What is stored of `wanted`.
 * @param before the tool as it stands; null for a new one.
 * @throws Refusal BAD_USER_INPUT where a value is missing, or would go to another origin than it was entered for.
 */
export function sealHeaders(
  secretKey: string,
  url: string,
  wanted: HeadersInput,
  before: StoredHeaders | null,
): SealedHeaders {
  const moved = before !== null && new URL(before.url).origin !== new URL(url).origin;
  const kept = before && !moved ? openHeaders(secretKey, before) : {};
  const names = wanted ?? before?.headerNames.map((name) => ({ name, value: null })) ?? [];
  const values: Record<string, string> = {};
  for (const { name, value } of names) {
    const known = Object.keys(kept).find((one) => one.toLowerCase() === name.toLowerCase());
    // An empty field of a form is a value that was left alone.
    const sent = value || (known === undefined ? undefined : kept[known]);
    if (sent === undefined) {
      // Whoever may change an address could otherwise have another's secrets sent to a server of their own.
      throw badInput(
        'headers',
        moved && !value && before.headerNames.includes(name)
          ? `工具地址已换到其他站点，请重新填写请求头 ${name} 的值，或将其删除`
          : `请填写请求头 ${name} 的值`,
      );
    }
    values[name] = sent;
  }
  const headerNames = Object.keys(values);
  return {
    headerNames,
    sealedHeaders: headerNames.length === 0 ? null : seal(secretKey, purpose(url), JSON.stringify(values)),
  };
}
