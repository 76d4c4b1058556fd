import type { Remedy } from '../../contracts/insight.ts';
import type { JudgedFilm } from './types.ts';

/** What the forms behind the buttons take at most. */
const MOST_INPUT = 1_000;
const MOST_SCRIPT = 2_000;

/** What a film should say: its script, else what was heard in it, a line a sentence; null where neither is known. */
export function scriptOf({ script, reading }: JudgedFilm): string | null {
  const said = script.trim() || reading.speech.map(({ text }) => text.trim()).join('\n');
  return said.slice(0, MOST_SCRIPT) || null;
}

/** A button to make the film again with a change; its words stay. */
export function remake(film: JudgedFilm, text: string, change: string): Remedy {
  const { product } = film;
  const about = product
    ? `产品：${product.productName}${product.sellingPoints.length > 0 ? `，卖点：${product.sellingPoints.join('、')}` : ''}。`
    : '';
  return {
    text,
    action: {
      kind: 'mixcut',
      input: `${about}${change}`.slice(0, MOST_INPUT),
      rawScript: scriptOf(film),
    },
  };
}

/** A button to have the script changed; to have one written where there is none. */
export function rewrite(film: JudgedFilm, text: string, requirement: string): Remedy {
  return {
    text,
    action: {
      kind: 'script',
      requirement: requirement.slice(0, MOST_INPUT),
      originalScript: scriptOf(film),
    },
  };
}
