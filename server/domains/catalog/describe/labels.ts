import type { DraftField } from './types.ts';

const exactly = (words: string) => new RegExp(`^(?:${words})$`, 'i');

const FIELD_LABELS: ReadonlyArray<readonly [DraftField, RegExp]> = [
  ['name', exactly('产品名称?|商品名称?|品名|名称|货品名称|宝贝(?:名称|标题)|商品标题|产品标题|标题')],
  [
    'category',
    exactly('类目|品类|分类|类别|(?:产品|商品|所属)(?:类目|类别|分类|品类|类型)|category|所在分类|当前位置'),
  ],
  [
    'targetAudience',
    exactly(
      '(?:适用|目标|适合|使用|适宜|面向)(?:人群|用户|对象|群体|客群|人员|年龄段?|性别|宠物)|受众(?:人群)?|目标受众|人群|适合谁|谁适合用|用户画像',
    ),
  ],
  [
    'sellingPoints',
    exactly(
      '(?:产品|商品|核心|主要)?(?:卖点|亮点|优势)|推荐理由|购买理由|种草理由|为什么(?:选择?|买)(?:它|我们|TA)?|产品特色|特色|核心价值|用户价值|五大理由',
    ),
  ],
  [
    'keyFeatures',
    exactly(
      '(?:产品|商品|核心|关键|主要|功能|性能)?(?:特点|特性|特征|功能|参数|配置|规格参数)|功能特点|功能介绍',
    ),
  ],
];

/** Rows about the shop and the sale, not about the thing. */
const NOT_THE_THING = exactly(
  '.{0,4}(?:价格?|到手价|促销|优惠|优惠券|券|满减|库存|销量|月销|已售|评价|评论|好评率?|收藏|人气|店铺|卖家|掌柜|商家|客服|电话|手机|微信|QQ|地址|网址|链接|邮箱|发货地?|快递|运费|物流|配送|支付|退换|退货|服务|售后|保障|承诺|发票|活动|赠品|条形?码|商品编号|货号|SKU|商品ID|编号|上架时间|更新时间|浏览|扫码|备案号?|许可证|执行标准|生产许可证号|厂名|厂址|厂家|生产企业|联系方式|注意|提示|温馨提示|说明|备注|声明|问|答|Q|A|时间|作者|来源|标签|分享)',
);

/** Headings behind which nothing is said about the thing. */
const SKIPPED_SECTION =
  /^(?:.{0,4}(?:售后|退换|物流|快递|配送|购买须知|价格说明|评价|评论|问大家|温馨提示|注意事项|常见问题|FAQ|看了又看|猜你喜欢|为你推荐|相关推荐|同类推荐|店铺推荐|热销|排行榜|品牌故事|关于我们|联系我们|免责|声明|服务承诺|正品保障|发货|客服|优惠|活动|促销|包装清单|友情链接).*)$/i;

/** Headings that say where one is, and nothing else. */
const NEUTRAL_SECTION =
  /^(?:商品|产品|宝贝|规格|基本|详细|图文)?(?:详情|介绍|信息|参数|规格|说明|描述|展示|概述|规格与包装|参数信息)(?:介绍|展示|描述|页)?$/;

export type SectionKind = DraftField | 'skipped' | 'neutral';

/** The field that a label or heading names; null for any other. */
export function fieldOfLabel(label: string): DraftField | null {
  const bare = bareLabel(label);
  return FIELD_LABELS.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}

export function isAboutTheSale(label: string): boolean {
  return NOT_THE_THING.test(bareLabel(label));
}

/** What a heading opens; null where its words are about the thing themselves. */
export function sectionOf(heading: string): SectionKind | null {
  const bare = bareLabel(heading);
  if (SKIPPED_SECTION.test(bare)) return 'skipped';
  return fieldOfLabel(bare) ?? (NEUTRAL_SECTION.test(bare) ? 'neutral' : null);
}

/** Without brackets, marks and spaces around and inside. */
function bareLabel(label: string): string {
  return label
    .normalize('NFKC')
    .replace(/[\s【】[\]「」『』《》<>#*_|·:：、.。!！~～\-—=✦★☆◆■●▶\p{Extended_Pictographic}]+/gu, '')
    .replace(/^[一二三四五六七八九十\d]+(?=\D)/, '')
    .slice(0, 24);
}
