import { describe, expect, test } from 'vitest';
import { fountain, goodFilm, reading, saying, text } from '../testing/films.ts';
import type { JudgedFilm } from '../types.ts';
import { review } from './review.ts';

const { signal } = new AbortController();
const film = (of: JudgedFilm['reading'], changes: Partial<JudgedFilm> = {}): JudgedFilm => ({
  ...{ reading: of, product: fountain, script: '' },
  ...changes,
});
const reviewed = async (of: JudgedFilm) => (await review(of, null, signal)).result;
const found = async (of: JudgedFilm, rule: RegExp) =>
  (await reviewed(of)).findings.filter((one) => rule.test(one.rule));
const label = text(0, 2_500, 'AI 生成');

test('a lawful film passes; what blocks stands first', async () => {
  const clean = goodFilm();
  clean.reading.captions = [label, ...clean.reading.captions];
  expect(await reviewed(clean)).toMatchObject({ passed: true, findings: [] });
  const bad = await reviewed(film(saying('加我微信，全网最好的饮水机', '容量8升')));
  expect(bad.passed).toBe(false);
  const severities = bad.findings.map(({ severity }) => severity);
  expect(severities).toEqual(
    [...severities].sort((a, b) => 'block warn hint'.indexOf(a) - 'block warn hint'.indexOf(b)),
  );
});

describe('广告法', () => {
  test('is held against what is said, shown and planned, each with its place', async () => {
    const of = reading({
      speech: [text(1_000, 2_000, '这是最好的饮水机')],
      captions: [text(5_000, 6_000, '最好的选择')],
    });
    const [finding] = await found(film(of, { script: '我们做最好的饮水机。' }), /绝对化/);
    expect(finding).toMatchObject({ severity: 'block', title: '「最好」出现 3 次' });
    expect(finding!.evidence).toEqual([
      { atMs: 1_000, figure: '台词', quote: '这是最好的饮水机', thumbnailKey: 'thumbnail/0.jpg' },
      { atMs: 5_000, figure: '字幕', quote: '最好的选择', thumbnailKey: 'thumbnail/2.jpg' },
      { atMs: null, figure: '脚本', quote: '我们做最好的饮水机。', thumbnailKey: null },
    ]);
    const { action } = finding!.remedy!;
    expect(action).toMatchObject({ kind: 'mixcut', rawScript: expect.not.stringContaining('最好') });
  });

  test('a caption that writes what is said is no second offence', async () => {
    const said = [text(0, 2_000, '这是最好的饮水机')];
    const [finding] = await found(film(reading({ speech: said, captions: said })), /绝对化/);
    expect(finding!.title).toBe('「最好」出现 1 次');
  });

  test('words on the picture alone are not mended by another script', async () => {
    const of = reading({ speech: [text(0, 1_000, '看一看')], captions: [text(3_000, 4_000, '顶级品质')] });
    const [finding] = await found(film(of), /绝对化/);
    expect(finding!.remedy!.action).toBeNull();
  });

  test('promises that may be true with proof are warned of', async () => {
    const [finding] = await found(film(saying('零添加的材质')), /虚假承诺/);
    expect(finding).toMatchObject({ severity: 'warn' });
  });
});

describe('platforms', () => {
  test.each([
    ['加我微信聊', true],
    ['打电话 13812345678', true],
    ['看 www.example.com', true],
    ['参加我们的活动', false],
    ['订单号 2138123456789', false],
    ['可以用微信支付', false],
  ])('%s', async (line, refused) => {
    const findings = await found(film(saying(line)), /站外/);
    expect(findings.length > 0).toBe(refused);
    if (refused)
      expect(findings[0]).toMatchObject({ severity: 'block', remedy: { action: { kind: 'seek' } } });
  });

  test('long black and frozen parts, small pictures, short films', async () => {
    const of = reading({
      black: [{ startMs: 500, endMs: 900 }],
      frozen: [{ startMs: 2_000, endMs: 6_000 }],
      probe: { width: 360, height: 640, durationMs: 4_000 },
    });
    const titles = (await found(film(of), /平台规则/)).map(({ title }) => title);
    expect(titles).toEqual(['1 处超过一秒的黑屏或定格', '分辨率 360×640 偏低', '只有 4.0 秒']);
  });
});

describe('the AI label', () => {
  const labelled = (captions: ReturnType<typeof text>[]) => found(film(reading({ captions })), /人工智能/);
  test.each([
    ['at the beginning', [label], null],
    ['over two shots', [text(0, 1_000, 'AI生成'), text(1_000, 2_200, 'AI生成')], null],
    ['late', [text(4_000, 7_000, 'AI生成')], 'AI 标识出现得晚'],
    ['too short', [text(0, 800, 'AI生成')], 'AI 标识显示得太短'],
    ['absent', [], '没有看到 AI 生成标识'],
  ])('%s', async (_, captions, title) => {
    expect((await labelled(captions)).map((one) => one.title)).toEqual(title ? [title] : []);
  });

  test('to say it is not to show it; where nobody reads, nothing is claimed', async () => {
    const [said] = await found(film(saying('本片由AI生成')), /人工智能/);
    expect(said!.title).toBe('没有看到 AI 生成标识');
    const [unread] = await found(film(reading({ engines: { reading: null } })), /人工智能/);
    expect(unread).toMatchObject({ severity: 'hint', title: '没有检查 AI 生成标识' });
  });
});

test.each([
  ['容量2.5升', []],
  ['容量两点五升，三层过滤', ['五升']],
  ['3层过滤', []],
  ['容量 8 L，省电百分之五十', ['百分之五十', '8 L']],
  ['每天三分钟', ['三分钟']],
])('figures that the product does not know: %s', async (line, unknown) => {
  const [finding] = await found(film(saying(line)), /与事实相符/);
  expect(finding?.evidence.map(({ figure }) => figure) ?? []).toEqual(unknown);
  expect(await found(film(saying(line), { product: null }), /与事实相符/)).toEqual([]);
});

describe('against the script', () => {
  test('what is missing and what was added', async () => {
    const of = film(saying('这台饮水机静音设计', '今天我们去公园玩'), {
      script: '【镜头一】这台饮水机采用静音设计。\n水一直流动，猫咪爱喝。',
    });
    expect((await reviewed(of)).scriptComparison).toEqual({
      matchedRatio: 0.5,
      missing: ['水一直流动，猫咪爱喝'],
      added: ['今天我们去公园玩'],
    });
  });

  test('null without a script or without words', async () => {
    expect((await reviewed(film(saying('你好')))).scriptComparison).toBeNull();
    expect((await reviewed(film(reading(), { script: '你好。' }))).scriptComparison).toBeNull();
  });
});
