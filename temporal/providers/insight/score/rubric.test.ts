import { describe, expect, test } from 'vitest';
import { CRITERIA, type CriterionKey } from '../../../contracts/insight.ts';
import { fountain, goodFilm, reading, saying, scene, text } from '../testing/films.ts';
import type { JudgedFilm } from '../types.ts';
import { judgeAll, totalScore } from './rubric.ts';

const film = (of: JudgedFilm['reading'], changes: Partial<JudgedFilm> = {}): JudgedFilm => ({
  ...{ reading: of, product: fountain, script: '' },
  ...changes,
});
const judged = (key: CriterionKey, of: JudgedFilm) => judgeAll(of).find((one) => one.key === key)!;
const scoreOf = (key: CriterionKey, of: JudgedFilm) => judged(key, of).score;
/** Nobody listened or read, though somebody speaks. */
const deaf = reading({
  engines: { hearing: null, reading: null },
  sound: { voice: [{ startMs: 0, endMs: 9_000 }] },
});

test('a film that does everything right is excellent, each criterion with evidence', () => {
  const criteria = judgeAll(goodFilm());
  expect(criteria.map(({ key }) => key)).toEqual(CRITERIA.map(({ key }) => key));
  expect(totalScore(criteria)).toBeGreaterThanOrEqual(90);
  for (const { evidence, verdict, score, remedy, title } of criteria) {
    expect(evidence.length, title).toBeGreaterThan(0);
    expect(verdict).toMatch(/。$/);
    expect(score, title).toBeGreaterThanOrEqual(80);
    expect(remedy, title).toBeNull();
  }
});

test('evidence has time-code and picture where it is of a place', () => {
  const [, first] = judged('opening', goodFilm()).evidence;
  expect(first).toEqual({
    ...{ atMs: 300, thumbnailKey: 'thumbnail/0.jpg' },
    ...{ figure: '首句出现在 0.3 秒', quote: '你家猫咪饮水机还在吵吗？' },
  });
});

test('what cannot be judged has no score and counts for nothing', () => {
  const criteria = judgeAll(film(deaf));
  const unjudged = criteria.filter(({ score }) => score === null).map(({ key }) => key);
  expect(unjudged).toEqual([
    ...['hook', 'product', 'captions', 'selling_points', 'trust', 'call_to_action'],
    ...['safe_area', 'rules', 'ai_label'],
  ]);
  expect(totalScore(criteria)).toBe(totalScore(criteria.filter(({ score }) => score !== null)));
  expect(criteria.filter(({ score }) => score === null).every(({ remedy }) => remedy === null)).toBe(true);
  expect(scoreOf('product', film(reading(), { product: null }))).toBeNull();
  expect(
    scoreOf('selling_points', film(reading(), { product: { ...fountain, sellingPoints: [] } })),
  ).toBeNull();
});

test.each([
  ['no scenes', reading({ scenes: [] })],
  ['one frame', reading({ scenes: [scene(0, { endMs: 0 })], probe: { durationMs: 0, fps: 0 } })],
  ['no sound', reading({ sound: { loudnessLufs: null }, probe: { audioCodec: null } })],
  ['nobody listened or read', deaf],
  ['nothing known', reading({ scenes: [], probe: { durationMs: 0, fps: 0, width: 0, height: 0 } })],
])('%s: every criterion answers', (_, odd) => {
  for (const product of [fountain, null]) {
    const criteria = judgeAll(film(odd, { product }));
    for (const { score, verdict, evidence } of criteria) {
      expect(score === null || (Number.isInteger(score) && score >= 0 && score <= 100)).toBe(true);
      expect(JSON.stringify([verdict, evidence])).not.toMatch(/NaN|Infinity|undefined|""/);
    }
    expect(totalScore(criteria)).toBeGreaterThanOrEqual(0);
  }
});

test('a film without words is no better than one with words', () => {
  const wordless = judgeAll(film(reading()));
  const speaking = judgeAll(film(saying('今天天气不错', '我们随便走走', '到处看看')));
  for (const key of ['opening', 'hook', 'selling_points', 'trust', 'call_to_action'] as const) {
    const at = (criteria: typeof wordless) => criteria.find((one) => one.key === key)!.score!;
    expect(at(wordless), key).toBeLessThanOrEqual(at(speaking));
  }
});

/** Of each pair the second film is better in this, and all else is the same. */
const BETTER: Array<[CriterionKey, string, JudgedFilm, JudgedFilm]> = [
  ['hook', 'something to read on', film(saying('大家好')), film(saying('你家的猫爱喝水吗？'))],
  ['opening', 'at once', film(reading({ speech: [text(2_500, 4_000, '你好吗')] })), film(saying('你好吗'))],
  ['opening', 'no black opening', goodFilm({ black: [{ startMs: 0, endMs: 900 }] }), goodFilm()],
  ['product', 'earlier', film(saying('一', '二', '三', '猫咪饮水机')), film(saying('猫咪饮水机'))],
  [
    'product',
    'late, but at all',
    film(saying('一', '二', '三')),
    film(saying('一', '二', '三', '四', '猫咪饮水机')),
  ],
  ['pace', 'shorter shots', film(reading({ scenes: [scene(0, { endMs: 10_000 })] })), film(reading())],
  [
    'pace',
    'no shot twice',
    film(reading({ scenes: [0, 1, 2, 3, 4].map((index) => scene(index, { sameAs: index > 2 ? 1 : null })) })),
    film(reading()),
  ],
  [
    'sound',
    'louder',
    film(reading({ sound: { loudnessLufs: -30, voice: [{ startMs: 0, endMs: 9_000 }] } })),
    film(reading({ sound: { loudnessLufs: -15, voice: [{ startMs: 0, endMs: 9_000 }] } })),
  ],
  [
    'sound',
    'without holes',
    goodFilm({ sound: { silences: [{ startMs: 3_000, endMs: 6_000 }] } }),
    goodFilm(),
  ],
  [
    'sound',
    'at all',
    film(reading({ sound: { loudnessLufs: null } })),
    film(reading({ sound: { loudnessLufs: -60 } })),
  ],
  ['captions', 'more of them', goodFilm({ captions: [text(300, 2_000, '你家')] }), goodFilm()],
  ['captions', 'where nobody speaks', film(reading()), film(reading({ captions: [text(0, 3_000, '静音')] }))],
  ['selling_points', 'more of them', film(saying('静音设计')), film(saying('静音设计', '水一直流动'))],
  ['trust', 'a figure', film(saying('非常好用')), film(saying('三层过滤'))],
  ['trust', 'no big words', film(saying('全网最好的过滤')), film(saying('好用的过滤'))],
  [
    'call_to_action',
    'one',
    film(saying('一', '二', '三', '四', '再见')),
    film(saying('点击链接', '二', '三', '四', '再见')),
  ],
  [
    'call_to_action',
    'at the end',
    film(reading({ speech: [text(0, 1_000, '点击链接')] })),
    film(reading({ speech: [text(8_000, 9_000, '点击链接')] })),
  ],
  [
    'picture',
    'sharper',
    film(reading({ scenes: [scene(0, { measured: { ...scene(0).measured, sharpness: 0.1 } }), scene(1)] })),
    film(reading({ scenes: [scene(0), scene(1)] })),
  ],
  [
    'picture',
    'brighter',
    film(reading({ scenes: [scene(0, { measured: { ...scene(0).measured, brightness: 0.05 } }), scene(1)] })),
    film(reading({ scenes: [scene(0), scene(1)] })),
  ],
  ['picture', 'larger', film(reading({ probe: { width: 360, height: 640 } })), film(reading())],
  ['picture', 'smoother', film(reading({ probe: { fps: 12 } })), film(reading())],
  ['picture', 'never frozen', goodFilm({ frozen: [{ startMs: 4_000, endMs: 7_000 }] }), goodFilm()],
];
test.each(BETTER)('%s: %s is better', (key, _, worse, better) => {
  const [low, high] = [worse, better].map((one) => judged(key, one));
  expect(low!.score).toBeLessThan(high!.score!);
  expect(low!.remedy).not.toBeNull();
});

describe('remedies', () => {
  test('a remake names the change, the product and the words that stay', () => {
    const remedy = judged('pace', {
      ...goodFilm({ scenes: [scene(0, { endMs: 9_000 }), scene(4)] }),
      script: '第一句。\n第二句。',
    }).remedy;
    expect(remedy!.action).toMatchObject({ kind: 'mixcut', rawScript: '第一句。\n第二句。' });
    expect(remedy!.action).toMatchObject({
      input: expect.stringMatching(/^产品：猫咪饮水机，卖点：静音设计、水一直流动。.*0:00\.0–0:09\.0/),
    });
  });

  test('a rewrite names what is missing, and has what was heard as its text', () => {
    const { remedy, verdict } = judged('selling_points', film(saying('静音设计的饮水机', '再见')));
    expect(verdict).toContain('没讲到：水一直流动');
    expect(remedy!.action).toEqual({
      kind: 'script',
      requirement: '在脚本中补充卖点：水一直流动',
      originalScript: '静音设计的饮水机\n再见',
    });
  });

  test('only the product’s own facts are proposed as proof', () => {
    const { remedy } = judged('trust', film(saying('非常好用')));
    expect(remedy!.text).toContain('容量2.5升、三层过滤');
    const bare = judged('trust', film(saying('非常好用'), { product: { ...fountain, keyFeatures: [] } }));
    expect(bare.remedy!.text).toContain('在产品资料里补充');
  });
});

test('parts of a long shot are one shot', () => {
  const long = [0, 1, 2, 3, 4].map((index) => scene(index, index > 0 ? { entry: 'continued' } : {}));
  const { evidence } = judged('pace', film(reading({ scenes: long })));
  expect(evidence[0]!.figure).toBe('1 个镜头，平均 10.0 秒');
  expect(judged('opening', film(reading({ scenes: long }))).evidence[0]!.figure).toBe('前 3 秒 1 个镜头');
});

test('a second reason to stay is better than one, which is enough', () => {
  const [one, two] = ['爱喝水吗', '你家的猫爱喝水吗？'].map((line) => judged('hook', film(saying(line))));
  expect(one!.score).toBeLessThan(two!.score!);
  expect(one!.remedy).toBeNull();
});

test('the AI label is not what a film opens with', () => {
  const labelled = reading({
    scenes: [scene(0, { pictureText: 'AI生成' }), scene(1)],
    speech: [text(2_500, 4_000, '大家好')],
  });
  expect(judged('opening', film(labelled)).verdict).toContain('第一句话到 2.5 秒才出现');
});

describe('rules', () => {
  test('what the law and platforms forbid is one line, with its places and the worst one’s remedy', () => {
    const { score, verdict, evidence, remedy } = judged('rules', film(saying('加我微信', '这是最好的')));
    expect(score).toBe(10);
    expect(verdict).toMatch(/^2 处可能违规，其中 2 处须改后再发布：/);
    expect(evidence.map(({ atMs }) => atMs).sort()).toEqual([0, 2_000]);
    expect(remedy).not.toBeNull();
  });

  test('what stands only in the script is no fault of the film', () => {
    expect(scoreOf('rules', film(saying('你好'), { script: '全网最好。' }))).toBe(100);
  });
});

describe('the AI label', () => {
  test('late costs half; a film without one is not judged by it', () => {
    const late = reading({ captions: [text(5_000, 8_000, 'AI生成')] });
    expect(judged('ai_label', film(late))).toMatchObject({ score: 50, verdict: 'AI 标识出现得晚。' });
    expect(judged('ai_label', film(reading()))).toMatchObject({ score: null, remedy: null });
  });
});

test('two shots of a very short film are not too quick', () => {
  const short = reading({ scenes: [scene(0, { endMs: 1_000 })], probe: { durationMs: 1_000 } });
  expect(judged('pace', film(short)).verdict).not.toContain('太快');
});

test('a product that a model saw counts, with what it saw', () => {
  const seen = scene(1, {
    basis: 'model',
    visualDescription: '客厅里的猫咪饮水机',
    sceneObjects: ['饮水机'],
  });
  const { score, evidence } = judged('product', film(reading({ scenes: [scene(0), seen] })));
  expect(score).toBe(95);
  expect(evidence).toMatchObject([{ atMs: 2_000, quote: null, figure: expect.stringContaining('模型描述') }]);
});

test('a selling point that the recogniser cut in two is found', () => {
  const cut = reading({ speech: [text(0, 900, '它是静音'), text(1_000, 2_000, '设计的')] });
  const product = { ...fountain, sellingPoints: ['静音设计'] };
  expect(scoreOf('selling_points', film(cut, { product }))).toBe(100);
});

test('a selling point is made where its head is said; a part of the head is not enough', () => {
  const product = { ...fountain, sellingPoints: ['静音，夜里不打扰睡眠', '四重过滤，流出来的是清水'] };
  const { evidence, verdict } = judged('selling_points', film(saying('静音设计', '双重过滤'), { product }));
  expect(evidence[1]).toMatchObject({ quote: '静音设计' });
  expect(verdict).toBe('2 个卖点讲到 1 个，没讲到：四重过滤，流出来的是清水。');
});

test('a title in the picture is writing, and what is black is not also dark and blurred', () => {
  const titled = film(reading({ scenes: [scene(0, { pictureText: '森林绘本' }), scene(1)] }));
  expect(judged('captions', titled).verdict).toContain('画面上有文字');
  const measured = { ...scene(0).measured, brightness: 0.02, sharpness: 0.05 };
  const black = { startMs: 0, endMs: 2_000 };
  const dead = film(
    reading({ scenes: [scene(0, { measured, unusable: 'black' }), scene(1), scene(2)], black: [black] }),
  );
  expect(judged('picture', dead).verdict).toBe('1 处黑屏或定格。');
  expect(judged('picture', dead).remedy?.text.match(/0:00\.0/g)).toHaveLength(1);
});
