/** Bytes in which a page names its own encoding. */
const HEAD_BYTES = 4096;

/**
 * A page's text. Its encoding is what its mark, its header or its own head says, in this order; Chinese shops still
 * send GBK, which is read as its superset GB18030. What cannot be decoded becomes the replacement character.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  return new TextDecoder(encodingOf(bytes, contentType)).decode(bytes);
}

function encodingOf(bytes: Uint8Array, contentType: string): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  const said = charset(contentType) ?? charset(/<meta[^>]{0,200}charset[^>]{0,80}>/i.exec(head)?.[0] ?? '');
  return known(said) ?? 'utf-8';
}

function charset(text: string): string | null {
  return /charset\s*=\s*["']?\s*([\w-]{2,20})/i.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** What the platform can decode; GB2312 and GBK are parts of GB18030. */
function known(name: string | null): string | null {
  if (name === null) return null;
  if (/^(?:gb2312|gbk|gb_?18030|x-gbk|cp936)$/.test(name)) return 'gb18030';
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}
