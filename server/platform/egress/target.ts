import { bareHost } from './allowList.ts';
import { malformed, withCredentials, wrongScheme } from './refusals.ts';

/** One address, parsed once: whatever is checked is what is connected to. */
export interface Target {
  url: URL;
  /** Lower case, punycode, odd spellings of numbers normalised, without trailing dot and brackets. */
  host: string;
  port: number;
}

const MAX_URL_CHARACTERS = 8192;

/** @throws Refusal BAD_USER_INPUT where the address is none, not http(s), or holds credentials. */
export function parseTarget(text: string, base?: URL): Target {
  if (text.length > MAX_URL_CHARACTERS || !URL.canParse(text, base?.href)) throw malformed();
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw wrongScheme();
  if (url.username !== '' || url.password !== '') throw withCredentials();
  const host = bareHost(url.hostname);
  if (host === '') throw malformed();
  return { url, host, port: Number(url.port || (url.protocol === 'https:' ? 443 : 80)) };
}
