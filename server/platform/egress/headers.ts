import { badInput } from '../refusal.ts';
import { forbiddenHeader } from './refusals.ts';

/** What the connection itself is made of; whoever writes these could smuggle a second request. */
const OF_THE_CONNECTION = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const NAME = /^[!#$%&'*+.^_`|~0-9a-z-]{1,64}$/i;
/** Printable ASCII: what every server understands. */
const VALUE = /^[\x20-\x7e]{0,4096}$/;

/** @throws Refusal BAD_USER_INPUT naming the header that may not be sent or cannot be. */
export function checkedHeaders(headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) checkHeader(name, value);
}

/** @throws Refusal BAD_USER_INPUT; never repeats the value, which may be a secret. */
export function checkHeader(name: string, value: string): void {
  if (!NAME.test(name)) throw badInput('headers', '请求头名称只能包含字母、数字和连字符，请修改后重试');
  const lower = name.toLowerCase();
  if (OF_THE_CONNECTION.has(lower) || lower.startsWith('proxy-')) throw forbiddenHeader(name);
  if (!VALUE.test(value))
    throw badInput('headers', `请求头 ${name} 的值只能包含可见的英文字符，请修改后重试`);
}

/** Of an answer's headers, those that say what its body is. */
const SHOWN = [
  'content-type',
  'content-range',
  'content-disposition',
  'last-modified',
  'etag',
  'retry-after',
];

export function shownHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    SHOWN.flatMap((name) => {
      const value = headerText(headers[name]);
      return value === '' ? [] : [[name, value]];
    }),
  );
}

export function headerText(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
