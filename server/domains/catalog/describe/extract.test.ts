import { expect, test } from 'vitest';
import { decodePage } from './decode.ts';
import { extractProduct } from './extract.ts';
import { isInText, wholeText } from './inText.ts';
import { readText } from './lines.ts';
import { readHtml } from './readHtml.ts';
import type { Source } from './types.ts';

const read = (text: string) => extractProduct({ told: [], lines: readText(text) });

/** Nothing may be said that does not stand in what was given. */
function expectHonest(draft: ReturnType<typeof extractProduct>, source: Source) {
  const whole = wholeText(source);
  for (const { value } of draft.sources) expect([value, isInText(value, whole)]).toEqual([value, true]);
}

const TABLE = `商品名称：小鹿猫咪饮水机 商品编号：100038456 店铺：小鹿旗舰店
品牌：小鹿
型号：XL-F2
材质：食品级ABS、304不锈钢
容量：2.5L
噪音：≤25分贝
适用人群：养猫家庭、多猫家庭
月销量：3000+
发货地：浙江杭州

【产品卖点】
1. 四重循环过滤，拦截毛发与水垢
2. 静音水泵，夜里不打扰睡眠
3. 可拆可洗，清洁不留死角
【售后服务】
七天无理由退换，运费险`;

test('reads a table with headings, and leaves the shop out', () => {
  const draft = read(TABLE);
  expect(draft).toMatchObject({
    name: '小鹿猫咪饮水机',
    category: '饮水机',
    targetAudience: '养猫家庭、多猫家庭',
    keyFeatures: ['品牌：小鹿', '型号：XL-F2', '材质：食品级ABS、304不锈钢', '容量：2.5L', '噪音：≤25分贝'],
    sellingPoints: ['四重循环过滤，拦截毛发与水垢', '静音水泵，夜里不打扰睡眠', '可拆可洗，清洁不留死角'],
    missing: [],
  });
  expect(draft.sources.find(({ field }) => field === 'targetAudience')?.quote).toBe(
    '适用人群：养猫家庭、多猫家庭',
  );
  expectHonest(draft, { told: [], lines: readText(TABLE) });
});

const BRACKETS = `冰丝凉感男士短袖T恤 夏季速干透气
【冰丝面料】一摸就凉，吸湿速干
【弹力版型】不勒不闷，久坐不变形
✅ 抗菌防臭，运动一天也清爽
✅ 领口加固，久洗不松垮
面料成分    锦纶88% 氨纶12%
克重    165g
到手价：59元
适合通勤、健身的男士穿着。`;

test('reads headings in brackets, ticks and copied columns', () => {
  const draft = read(BRACKETS);
  expect(draft.name).toBe('冰丝凉感男士短袖T恤 夏季速干透气');
  expect(draft.sellingPoints).toEqual([
    '冰丝面料：一摸就凉，吸湿速干',
    '弹力版型：不勒不闷，久坐不变形',
    '抗菌防臭，运动一天也清爽',
    '领口加固，久洗不松垮',
  ]);
  expect(draft.keyFeatures).toEqual(['面料成分：锦纶88% 氨纶12%', '克重：165g']);
  expect(draft.targetAudience).toBe('通勤、健身的男士');
  expect(JSON.stringify(draft)).not.toContain('59');
  expectHonest(draft, { told: [], lines: readText(BRACKETS) });
});

const PROSE = `云朵便携咖啡机是一款专为通勤人士打造的胶囊咖啡机。它只有380克，放进背包毫不费力。内置2000mAh电池，一次充电可以做5杯。一键萃取，三分钟出杯，不用等待。杯体采用304不锈钢，安全耐用。点击下单立享优惠。`;

test('reads prose: what introduces itself, what is measured and what is praised', () => {
  const draft = read(PROSE);
  expect(draft.name).toBe('云朵便携咖啡机');
  expect(draft.category).toBe('咖啡机');
  expect(draft.targetAudience).toBe('通勤人士');
  expect(draft.keyFeatures).toEqual(expect.arrayContaining(['只有380克', '内置2000mAh电池']));
  expect(draft.sellingPoints).toEqual(expect.arrayContaining(['一键萃取', '安全耐用']));
  expect(JSON.stringify(draft)).not.toContain('下单');
  expectHonest(draft, { told: [], lines: readText(PROSE) });
});

const PARAMETERS = `首页 > 食品饮料 > 休闲零食 > 坚果炒货
山野每日坚果 750g/30包 混合果仁礼盒
产品参数
净含量：750g
保质期：8个月
配料：核桃仁、腰果仁、扁桃仁、蔓越莓干
储存方法：阴凉干燥处
推荐理由：独立小包、六种搭配、非油炸
适宜人群：上班族；学生
温馨提示：对坚果过敏者慎食`;

test('a path of links is the category; a list on one line is several points', () => {
  const draft = read(PARAMETERS);
  expect(draft.category).toBe('坚果炒货');
  expect(draft.name).toBe('山野每日坚果 750g/30包 混合果仁礼盒');
  expect(draft.sellingPoints).toEqual(['独立小包', '六种搭配', '非油炸']);
  expect(draft.targetAudience).toBe('上班族；学生');
  expect(draft.keyFeatures[0]).toBe('净含量：750g');
  expect(JSON.stringify(draft)).not.toContain('慎食');
  expectHonest(draft, { told: [], lines: readText(PARAMETERS) });
});

test('what nothing is said about stays empty and is called missing', () => {
  const draft = read('蓝色玻璃花瓶');
  expect(draft).toMatchObject({
    name: '蓝色玻璃花瓶',
    keyFeatures: [],
    sellingPoints: [],
    targetAudience: null,
  });
  expect(draft.missing).toEqual(['keyFeatures', 'sellingPoints', 'targetAudience']);
  expect(read('').missing).toHaveLength(5);
  expect(read('今天天气不错，我们去公园散步了。').missing).toEqual(
    expect.arrayContaining(['keyFeatures', 'targetAudience']),
  );
});

const PAGE = `<!doctype html><html><head><meta charset="utf-8"><title>晨曦儿童保温杯316不锈钢 - 京东</title>
<meta property="og:title" content="晨曦儿童保温杯316不锈钢 - 京东">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"BreadcrumbList"},
{"@type":["Product"],"name":"晨曦儿童保温杯","category":"水具酒具","brand":{"@type":"Brand","name":"晨曦"},
"additionalProperty":[{"@type":"PropertyValue","name":"保温时长","value":"12小时"}]}]}</script>
<style>.a{color:red}</style></head><body>
<nav><a href="/">首页</a><a href="/cart">购物车</a></nav>
<h1>晨曦儿童保温杯</h1>
<table><tr><th>容量</th><td>480ml</td><th>材质</th><td>316不锈钢</td></tr><tr><td>价格</td><td>129元</td></tr></table>
<dl><dt>适用年龄</dt><dd>3-6岁</dd></dl>
<h2>产品亮点</h2><ul><li><b>一键弹盖</b>，单手就能喝</li><li>防漏密封圈&nbsp;书包不湿</li></ul>
<p hidden>看不见的文字，安全无毒</p><p style="display: none">也看不见，防滑</p>
<h2>买家评价</h2><ul><li>很好用，孩子喜欢，保温很久</li></ul>
<footer>粤ICP备 12345</footer></body></html>`;

test('reads a page: its own data, tables, terms, lists; not what is hidden or around it', () => {
  const source = readHtml(PAGE);
  const draft = extractProduct(source);
  expect(draft).toMatchObject({
    name: '晨曦儿童保温杯',
    category: '水具酒具',
    targetAudience: '3-6岁',
    sellingPoints: ['一键弹盖，单手就能喝', '防漏密封圈 书包不湿'],
    keyFeatures: ['品牌：晨曦', '保温时长：12小时', '容量：480ml', '材质：316不锈钢'],
    missing: [],
  });
  expect(JSON.stringify(draft)).not.toMatch(/看不见|ICP|129|孩子喜欢|购物车/);
  expectHonest(draft, source);
});

test('a title loses its shop, not its words', () => {
  const titled = (title: string) => extractProduct(readHtml(`<title>${title}</title>`)).name;
  expect(titled('【官方正品】小鹿饮水机-tmall.com天猫')).toBe('小鹿饮水机');
  expect(titled('美的(Midea)电饭煲4L【图片 价格 品牌 评论】-京东')).toBe('美的(Midea)电饭煲4L');
  expect(titled('T-shirt 纯棉')).toBe('T-shirt 纯棉');
});

test('pages in GBK are read, whoever says so', () => {
  // 饮水机 in GBK.
  const words = [0xd2, 0xfb, 0xcb, 0xae, 0xbb, 0xfa];
  const page = (head: string) => Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(words)]);
  expect(decodePage(page('<p>'), 'text/html; charset=GBK')).toBe('<p>饮水机');
  expect(decodePage(page('<meta charset="gb2312">'), 'text/html')).toContain('饮水机');
  expect(decodePage(page('<meta http-equiv="Content-Type" content="text/html; charset=gbk">'), '')).toContain(
    '饮水机',
  );
  expect(decodePage(Buffer.from('饮水机'), 'text/html; charset=no-such')).toBe('饮水机');
  expect(decodePage(Buffer.from('\ufeff饮水机'), 'text/html; charset=gbk')).toBe('饮水机');
});

test('hostile pages end quickly and without an error', () => {
  const begun = performance.now();
  const deep = `<p>材质：硅胶</p>${'<div>'.repeat(400_000)}容量：2L`;
  expect(extractProduct(readHtml(deep)).keyFeatures).toEqual(['材质：硅胶']);
  expect(performance.now() - begun).toBeLessThan(1500);
  for (const odd of [
    '：'.repeat(20_000),
    '【'.repeat(20_000),
    'a '.repeat(10_000),
    '适合'.repeat(10_000),
    `专为${'一'.repeat(20_000)}`,
    '甲：乙 '.repeat(5000),
    `${'材质：甲 '.repeat(400)}\n`.repeat(10),
    '1'.repeat(20_000),
    '\t'.repeat(20_000),
  ]) {
    const before = performance.now();
    read(odd);
    extractProduct(readHtml(odd));
    expect(performance.now() - before).toBeLessThan(1500);
  }
});
