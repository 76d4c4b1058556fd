import type { FilmScene, ProductInfo } from '../../../contracts/insight.ts';
import { isPointMade, mentions } from '../filmWords.ts';

/** The parts that a shot of a sales film plays; a model chooses from these as well. */
export const ROLES = [
  ...['开场', '开场钩子', '痛点', '产品亮相', '卖点', '使用场景', '证明', '优惠'],
  ...['行动引导', '讲述', '画面', '过渡', '结尾'],
] as const;

/** The words that mark a part; the first that fits is it. */
const MARKS: ReadonlyArray<[role: string, mark: RegExp]> = [
  ['行动引导', /点击|下单|购买|抢购|链接|购物车|小黄车|(?<!受)关注|领取|左下角|橱窗|拍下|试试/],
  ['优惠', /[\d一二三四五六七八九]折|打折|优惠|立减|满减|赠送|包邮|限时|优惠券|领券|到手价|\d+\s*[元块]/],
  [
    '痛点',
    /还在|总是|老是|烦恼|心烦|很难|难搞|难受|害怕|担心|不敢|不肯|不爱|太累|好累|太贵|好贵|麻烦|太脏|怎么办/,
  ],
  ['证明', /检测|认证|专利|实测|销量|好评|回购|\d+(?:\.\d+)?\s*%/],
  ['使用场景', /早上|晚上|夜里|通勤|出门|周末|家里|办公室|厨房|客厅|路上|旅行/],
];
const HOOK = /[?？]|吗|为什么|怎么|居然|竟然|没想到|别再|还在|千万/;

interface Place {
  isFirst: boolean;
  isLast: boolean;
  /** No earlier scene has named it. */
  isNew: boolean;
  product: ProductInfo | null;
}

/** A scene's part in the story, from what is said and shown in it; "画面" where only the picture speaks. */
export function roleOf(scene: FilmScene, { isFirst, isLast, isNew, product }: Place): string {
  const text = wordsIn(scene);
  if (isFirst) return HOOK.test(text) ? '开场钩子' : '开场';
  if (text === '') return '画面';
  const marked = MARKS.find(([, mark]) => mark.test(text))?.[0];
  if (marked === '行动引导') return marked;
  const points = product?.sellingPoints ?? [];
  if (points.some((point) => isPointMade(point, text))) return '卖点';
  if (!marked && isNew && names(scene, product)) return '产品亮相';
  return marked ?? (isLast ? '结尾' : '讲述');
}

/** Every scene's part, by the rule. */
export function rolesOf(scenes: readonly FilmScene[], product: ProductInfo | null): string[] {
  const firstNamed = scenes.findIndex((scene) => names(scene, product));
  return scenes.map((scene, index) =>
    roleOf(scene, {
      isFirst: index === 0,
      isLast: index === scenes.length - 1,
      isNew: index === firstNamed,
      product,
    }),
  );
}

function names(scene: FilmScene, product: ProductInfo | null): boolean {
  return product !== null && mentions(wordsIn(scene), product.productName);
}

function wordsIn({ asr, subtitle, pictureText }: FilmScene): string {
  return [asr, subtitle, pictureText].join(' ').trim();
}
