import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAdLawIssues } from '../adlaw/adLaw.ts';
import type { MaterialFacts, WriteScriptInput } from '../types.ts';
import { findWishedDurationMs } from './brief.ts';
import { readChineseBrief } from './chineseBrief.ts';
import { writeEmbeddedCopy } from './copywriter.ts';
import { readEnglishBrief } from './englishBrief.ts';
import { readableName } from './exhibits.ts';

const input = (prompt: string, change: Partial<WriteScriptInput> = {}): WriteScriptInput => ({
  prompt,
  rawScript: null,
  materials: [],
  language: 'zh',
  layout: 'vertical',
  ...change,
});
const material = (materialId: number, tags: string[], shot = ''): MaterialFacts => ({
  materialId,
  name: `IMG_${materialId}.mp4`,
  tags,
  description: '',
  shots: shot ? [{ clipId: materialId, description: shot, durationMs: 4000 }] : [],
});
const spoken = (prompt: string, change: Partial<WriteScriptInput> = {}) =>
  writeEmbeddedCopy(input(prompt, change)).scenes.map((scene) => scene.narration);

describe('reading a prompt', () => {
  test.each([
    [
      '帮我做一条30秒的猫咪饮水机推广视频，主打静音、循环过滤、2.5L大容量，面向养猫的上班族',
      '猫咪饮水机',
      ['静音', '循环过滤', '2.5L大容量'],
    ],
    ['为一款玻璃水杯做一条竖屏短视频，突出耐高温、防摔，适合办公室白领', '玻璃水杯', ['耐高温', '防摔']],
    [
      '推广我们的洗车服务：到店30分钟洗完，停车方便，城东新店',
      '洗车服务',
      ['到店30分钟洗完', '停车方便', '城东新店'],
    ],
    [
      '介绍一台可以给三只猫同时喝水的智能饮水机。卖点：静音、可拆洗。不要太夸张。',
      '智能饮水机',
      ['静音', '可拆洗'],
    ],
    ['便携式榨汁杯，充电款，300ml，一杯一洗', '便携式榨汁杯', ['充电款', '300ml', '一杯一洗']],
    ['手工牛肉酱', '手工牛肉酱', []],
    ['儿童保温杯 316不锈钢 6小时保温', '儿童保温杯', ['316不锈钢', '6小时保温']],
    ['iPhone 手机壳，防摔', 'iPhone 手机壳', ['防摔']],
    ['我们是一家开在老街的咖啡馆，手冲咖啡，想吸引附近的上班族来坐坐', '咖啡馆', ['手冲咖啡']],
    ['做一个关于春天花开的短片', '春天花开', []],
  ])('%s', (prompt, subject, points) => {
    const brief = readChineseBrief(prompt, undefined);
    expect(brief.subject).toBe(subject);
    expect(brief.points).toEqual(points);
  });

  test('audience, pictures, tone, offer and call to action', () => {
    const brief = readChineseBrief(
      '山泉水新品上市，画面要有溪流和花朵，语气温柔，面向年轻妈妈，原价59元，现价39元，引导大家到店领取',
      undefined,
    );
    expect(brief).toMatchObject({
      subject: '山泉水',
      visuals: ['溪流', '花朵'],
      tone: 'warm',
      audience: '年轻妈妈',
      offers: ['原价59元', '现价39元'],
      action: '到店领取',
    });
  });

  test.each([
    ['30秒的视频', 30_000],
    ['介绍水杯，时长一分钟', 60_000],
    ['介绍水杯，十五秒左右', 15_000],
    ['半分钟的短片', 30_000],
    ['到店30分钟洗完', null],
    ['a 20 second film', 20_000],
    ['介绍水杯', null],
  ])('length in “%s”', (prompt, expected) => {
    expect(findWishedDurationMs(prompt)).toBe(expected);
  });

  test('English', () => {
    const brief = readEnglishBrief(
      'Make a 30 second video for our cat water fountain, highlighting quiet pump, 2.5L capacity and easy to clean, for busy cat owners',
      undefined,
    );
    expect(brief).toMatchObject({
      subject: 'cat water fountain',
      points: ['quiet pump', '2.5L capacity', 'easy to clean'],
      audience: 'busy cat owners',
    });
  });

  test.each([
    ['IMG_2231.mp4', ''],
    ['微信视频2026.mp4', ''],
    ['stream-of-water.mp4', 'stream of water'],
    ['城东门店外景.mov', '城东门店外景'],
  ])('file name %s', (name, expected) => {
    expect(readableName(name)).toBe(expected);
  });
});

describe('the copy', () => {
  const prompt = '帮我做一条30秒的猫咪饮水机推广视频，主打静音、循环过滤、2.5L大容量，面向养猫的上班族';

  test('says the subject, every selling point and the audience', () => {
    const text = spoken(prompt).join('');
    for (const word of ['猫咪饮水机', '静音', '循环过滤', '2.5L大容量', '养猫的上班族'])
      expect(text).toContain(word);
  });

  test('product facts lead', () => {
    const product = {
      name: '流光陶瓷杯',
      category: '水具',
      targetAudience: '通勤族',
      keyFeatures: ['450ml'],
      sellingPoints: ['杯盖防漏', '杯身可进洗碗机'],
    };
    const text = spoken('做一条轻松的视频', { product }).join('');
    for (const word of ['流光陶瓷杯', '450ml', '杯盖防漏', '杯身可进洗碗机', '通勤族'])
      expect(text).toContain(word);
  });

  test('keeps to the wished length where there is enough to tell', () => {
    for (const [wish, low, high] of [
      ['15秒', 9_000, 18_500],
      ['30秒', 24_000, 34_000],
    ] as const) {
      const { scenes } = writeEmbeddedCopy(input(prompt.replace('30秒', wish)));
      const lengthMs = scenes.reduce((sum, scene) => sum + scene.durationMs, 0);
      expect(lengthMs, wish).toBeGreaterThan(low);
      expect(lengthMs, wish).toBeLessThan(high);
    }
  });

  test('the same request is told the same way, another product another way', () => {
    expect(spoken(prompt)).toEqual(spoken(prompt));
    const shapes = ['雨伞', '书包', '台灯', '围巾', '茶壶', '拖鞋'].map((name) =>
      spoken(`推广${name}，主打轻便、实惠`).join('').replaceAll(name, '物'),
    );
    expect(new Set(shapes).size).toBeGreaterThan(3);
  });

  test('pictures refer to the materials that fit the sentence', () => {
    const materials = [material(1, ['停车场', '汽车']), material(2, ['水流', '过滤'], '画面明亮，运动平缓')];
    const { scenes } = writeEmbeddedCopy(input(prompt, { materials }));
    const filtering = scenes.find((scene) => scene.narration.includes('循环过滤'))!;
    expect(filtering.visualDescription).toBe('画面中有水流和过滤，画面明亮，运动平缓');
    expect(filtering.objects).toContain('水流');
    const quiet = scenes.find((scene) => scene.narration.includes('静音'))!;
    expect(quiet.visualDescription).not.toContain('停车场');
  });

  test('a mood film speaks of what the materials show', () => {
    const text = spoken('做一个关于春天的短片', {
      materials: [material(1, ['樱花']), material(2, ['小溪'])],
    }).join('');
    expect(text).toContain('樱花');
    expect(text).toContain('小溪');
  });

  test('claims that may not be made are left out, not softened', () => {
    const text = spoken('全网最低价的顶级饮水机，销量第一，能降血压，最后一天，原价199元').join('');
    expect(text).toContain('饮水机');
    expect(text).toContain('199');
    for (const word of ['最低', '顶级', '第一', '血压', '最后', '出色']) expect(text).not.toContain(word);
  });

  test('refuses what it cannot do in a sentence that helps', () => {
    expect(() => writeEmbeddedCopy(input('猫咪饮水机', { language: 'en' }))).toThrow('不会翻译');
    expect(() => writeEmbeddedCopy(input('cat fountain'))).toThrow('不会翻译');
    expect(() => writeEmbeddedCopy(input('，。'))).toThrow('看不出要介绍什么');
  });
});

const TRADE_PROMPTS = [
  '为一款手冲咖啡壶做一条30秒短视频，突出细水流、木质手柄、刻度清晰，适合在家慢慢享受的人',
  '帮我做一条30秒的视频，介绍一只手冲咖啡壶：细水流好控制，木手柄不烫手，从磨豆到第一口都有仪式感，面向在家慢慢享受的人，引导大家收藏',
  '推广一款轻薄羽绒服，卖点：90%白鹅绒、可机洗、轻便好收纳，面向通勤女性，原价699元，现价399元，30秒',
  '介绍我们家的明前龙井，手工炒制，产地直发，豆香明显，回甘，送长辈也合适，时长30秒，语气温柔',
  '我们是一家山里的亲子民宿，有儿童游乐区、可以采摘、溪边玩水，停车方便，面向周末带娃的家庭，引导大家私信预约',
  '螺蛳粉，汤底浓郁，配菜足，五分钟就能煮好，晚上加班饿了来一碗',
  '给企业培训课做一条宣传片：讲师来自一线，案例实战，小班教学，课后答疑，面向中小企业管理者',
  '为一款猫咪饮水机做一条30秒的带货短片，卖点：四重过滤、静音、2.5L大容量，写给养猫家庭，语气亲切',
];

describe.each(TRADE_PROMPTS)('%s', (prompt) => {
  const fountain = {
    ...material(1, ['猫', '喝水', '饮水机']),
    description: '一只橘猫坐在饮水机旁，低下头喝流动的水，尾巴轻轻摆动',
  };
  const script = writeEmbeddedCopy(input(prompt, { materials: [fountain] }));
  const about = script.scenes.map((scene) => scene.visualDescription);

  test('lasts about thirty seconds', () => {
    const lengthMs = script.scenes.reduce((sum, scene) => sum + scene.durationMs, 0);
    expect(lengthMs).toBeGreaterThan(25_500);
    expect(lengthMs).toBeLessThan(33_000);
  });

  test('is called by its name, and no phrase stands twice', () => {
    expect(script.title).not.toMatch(/^[一这][只款台个家]|^家的/);
    const clauses = script.scenes
      .flatMap(({ narration }) => narration.split(/[，。？：、！]/))
      .filter(Boolean);
    const long = clauses.filter(
      (clause) => clause.length >= 8 && !clause.includes(script.title.split('｜')[0]!),
    );
    expect(new Set(long).size).toBe(long.length);
  });

  test('shows a cat only where cats are spoken of', () => {
    expect(about.some((text) => text.includes('橘猫'))).toBe(prompt.includes('猫'));
    for (const text of about) expect(text).not.toMatch(/^猫、喝水|^猫和喝水，/);
  });
});

const NOUNS = [
  '饮水机',
  '牛肉酱',
  '瑜伽垫',
  '露营帐篷',
  '洗车服务',
  '咖啡馆',
  '儿童书包',
  '手机壳',
  '春天',
  '夜市',
];
const POINTS = [
  '开瓶就能喝',
  '水源来自山间溪流',
  '实用',
  '静音',
  '2.5L大容量',
  '防摔',
  '顶级材质',
  '可拆洗',
  '30分钟洗完',
  '停车方便',
  '销量第一',
  '手工现做',
  '国家级认证',
  '充一次用7天',
  '最便宜',
  '无需安装，拿到手就能用',
  '能根治失眠',
];
const TEMPLATES = [
  '推广NOUN，主打POINTS',
  '做一条20秒的NOUN视频，突出POINTS，面向学生',
  'NOUN，POINTS',
  '关于NOUN的短片',
  '为NOUN做一条60秒视频。卖点：POINTS。引导大家关注我们',
];
const anyInput = fc
  .record({
    template: fc.constantFrom(...TEMPLATES),
    noun: fc.constantFrom(...NOUNS),
    points: fc.subarray(POINTS),
    tags: fc.array(fc.constantFrom('花', '喷泉', '小猫', '停车场', '最美夜景', 'cup'), { maxLength: 4 }),
    targetDurationMs: fc.option(fc.integer({ min: 1000, max: 200_000 }), { nil: undefined }),
  })
  .map(({ template, noun, points, tags, targetDurationMs }) =>
    input(template.replace('NOUN', noun).replace('POINTS', points.join('、') || '实用'), {
      materials: tags.map((tag, index) => material(index + 1, [tag])),
      targetDurationMs,
    }),
  );

test('whatever is asked: lawful, speakable, no number that was not given, 3–12 scenes', () => {
  fc.assert(
    fc.property(anyInput, (request) => {
      const script = writeEmbeddedCopy(request);
      const given = JSON.stringify(request);
      expect(script.scenes.length).toBeGreaterThanOrEqual(3);
      expect(script.scenes.length).toBeLessThanOrEqual(12);
      for (const [index, scene] of script.scenes.entries()) {
        expect(scene.sceneNumber).toBe(index + 1);
        expect(findAdLawIssues(scene.narration)).toEqual([]);
        expect(scene.narration.length, scene.narration).toBeGreaterThanOrEqual(12);
        expect(scene.narration.length, scene.narration).toBeLessThanOrEqual(32);
        expect(scene.visualDescription).not.toBe('');
        for (const number of scene.narration.match(/\d+(?:\.\d+)?/g) ?? []) expect(given).toContain(number);
      }
      expect(findAdLawIssues(`${script.title}${script.summary}`)).toEqual([]);
      expect(new Set(script.scenes.map((scene) => scene.narration)).size).toBe(script.scenes.length);
    }),
    { numRuns: 200 },
  );
});
