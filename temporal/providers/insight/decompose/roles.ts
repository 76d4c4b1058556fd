import type { FilmScene, ProductInfo } from '../../../contracts/insight.ts';
import { coverage } from '../wording.ts';

/** The parts of a sales film, by the words that mark them; the first that fits is it. */
const MARKS: ReadonlyArray<[role: string, mark: RegExp]> = [
  ['行动引导', /点击|下单|购买|链接|购物车|关注|领取|左下角|橱窗|拍下|试试/],
  ['优惠', /折|优惠|立减|满减|赠|包邮|限时|券|到手价|\d+\s*元/],
  ['痛点', /还在|总是|烦|难|怕|担心|没有|不敢|不肯|累|贵|麻烦|脏/],
  ['证明', /检测|认证|专利|实测|销量|好评|回购|\d+(?:\.\d+)?\s*%/],
  ['使用场景', /早上|晚上|夜里|通勤|出门|周末|家里|办公室|厨房|客厅|路上|旅行/],
];

/** A scene's part in the story, from what is said and shown in it; empty where nothing tells. */
export function roleOf(scene: FilmScene, durationMs: number, product: ProductInfo | null): string {
  const text = [scene.asr, scene.subtitle, scene.pictureText].join(' ').trim();
  if (scene.sceneId === 1) return '开场';
  const points = product?.sellingPoints ?? [];
  if (points.some((point) => text && coverage(point, text) >= 0.5)) return '卖点';
  const marked = MARKS.find(([, mark]) => mark.test(text));
  if (marked) return marked[0];
  if (scene.endMs >= durationMs - 100 && text) return '结尾';
  return text ? '讲述' : '画面';
}
