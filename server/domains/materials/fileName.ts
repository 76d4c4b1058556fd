const MOST_BYTES = 200;

/**
 * A file name as people may see it: the last part of a path, composed (NFC), without controls and without the
 * marks that turn the direction of text; at most 200 bytes of UTF-8, extension kept.
 */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim();
  const [, stem = '', ext = ''] = /^(.*?)(\.[^.]{1,16})?$/s.exec(clean) ?? [];
  return cut(stem, MOST_BYTES - Buffer.byteLength(ext)) + ext || '未命名';
}

function cut(text: string, mostBytes: number): string {
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > mostBytes) break;
    kept += character;
  }
  return kept;
}
