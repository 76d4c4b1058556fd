import { Converter } from 'opencc-js/t2cn';

let convert: ((text: string) => string) | undefined;

/** Traditional characters become simplified ones; everything else stays. The table is made when first needed. */
export function simplified(text: string): string {
  convert ??= Converter({ from: 't', to: 'cn' });
  return convert(text);
}
