/** Reads `curl` calls out of a shell example: enough of a shell for our own pages, not more. */

export interface CurlCall {
  method: string;
  /** Behind $BASE, variables replaced by 1. */
  path: string;
  body: object | null;
  multipart: boolean;
}

const CURL = /curl (?:[^"'|)]|"(?:[^"\\]|\\[\s\S])*"|'[^']*')*/g;

/** The calls to our own server in order; fetching a signed address is none. */
export function curlCalls(script: string): CurlCall[] {
  return [...script.matchAll(CURL)].flatMap(([text]) => {
    const [, path] = /"\$BASE([^"]*)"/.exec(text) ?? [];
    if (path === undefined) return [];
    const data = dataOf(text);
    const multipart = / -F /.test(text);
    const [, method = data !== null || multipart ? 'POST' : 'GET'] = /-X (\w+)/.exec(text) ?? [];
    return [{ method, path: filled(path), body: data === null ? null : JSON.parse(data), multipart }];
  });
}

function dataOf(call: string): string | null {
  const [, raw, quoted] = /-d (?:'([^']*)'|"((?:[^"\\]|\\[\s\S])*)")/.exec(call) ?? [];
  if (raw !== undefined) return raw;
  return quoted === undefined ? null : filled(quoted.replaceAll(/\\(["\\$`])/g, '$1'));
}

/** A variable of our pages is a number, an `oss://` address inside quotes, or a whole JSON object. */
function filled(text: string): string {
  return text.replaceAll('$STATE', '{}').replaceAll(/\$[A-Z]+/g, '1');
}
