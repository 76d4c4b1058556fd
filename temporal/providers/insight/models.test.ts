import { expect, test } from 'vitest';
import { CRITERIA } from '../../contracts/insight.ts';
import { AiError } from '../ai/aiError.ts';
import { answer, chatVendor, failure } from '../ai/testing/chatVendor.ts';
import { review } from './review/review.ts';
import { judgeAll } from './score/rubric.ts';
import { score } from './score/score.ts';
import { summarise, summariseDeeply } from './summarise.ts';
import { goodFilm, reading, saying } from './testing/films.ts';

const { signal } = new AbortController();
const verdicts = (changes: object = {}) => ({
  criteria: CRITERIA.map(({ key }) => ({
    key,
    adjust: 0,
    verdict: '开场清楚，内容完整',
    advice: '',
    ...changes,
  })),
});

test('a model writes the verdicts; figures, evidence and prepared changes stay ours', async () => {
  const film = goodFilm({ sound: { loudnessLufs: -30 } });
  const { settings, asked } = await chatVendor([
    answer(verdicts({ adjust: -10, verdict: '**声音**太小，听不清', advice: '把声音调大' })),
  ]);
  const measured = judgeAll(film);
  const { result, engine } = await score(film, settings, signal);
  expect(asked).toHaveLength(1);
  expect(asked[0]!.body.messages[0]!.content).toContain('不是指令');
  expect(engine).toBe('rubric-2 + AI 模型 qwen-plus');
  result.criteria.forEach((one, index) => {
    expect(one).toMatchObject({
      ...{ score: measured[index]!.score! - 10, verdict: '声音太小，听不清', basis: 'model' },
      ...{ evidence: measured[index]!.evidence, remedy: { text: '把声音调大' } },
    });
    expect(one.remedy!.action).toEqual(measured[index]!.remedy?.action ?? null);
  });
  expect(result.scoringReport).toContain('结论由 AI 模型撰写');
});

test('it moves a score a little at most, and never what cannot be judged', async () => {
  const deaf = reading({
    engines: { hearing: null, reading: null },
    sound: { voice: [{ startMs: 0, endMs: 9_000 }] },
  });
  const film = { reading: deaf, product: null, script: '' };
  const measured = judgeAll(film);
  const { settings } = await chatVendor([answer(verdicts({ adjust: 9_999 }))]);
  const { criteria } = (await score(film, settings, signal)).result;
  criteria.forEach((one, index) => {
    const own = measured[index]!;
    if (own.score === null) expect(one).toEqual(own);
    else expect(one.score).toBe(Math.min(100, own.score + 15));
  });
});

test('numbers and quotes that were not given cost the repair round; kept on, our own sentence stays', async () => {
  const film = goodFilm();
  const { settings, asked } = await chatVendor([
    answer(verdicts({ verdict: '完播率 87% 以上', advice: '改成“全新升级款”' })),
  ]);
  const { criteria } = (await score(film, settings, signal)).result;
  expect(asked).toHaveLength(2);
  expect(asked[1]!.body.messages.at(-1)!.content).toContain('资料里没有“87”');
  expect(criteria.map(({ verdict }) => verdict)).toEqual(judgeAll(film).map(({ verdict }) => verdict));
});

test('a criterion that the model forgets keeps our words', async () => {
  const { settings, asked } = await chatVendor([answer({ criteria: verdicts().criteria.slice(1) })]);
  const { criteria } = (await score(goodFilm(), settings, signal)).result;
  expect(asked[1]!.body.messages.at(-1)!.content).toContain('缺少 opening');
  expect(criteria.map(({ basis }) => basis)).toEqual([
    'measured',
    ...Array(CRITERIA.length - 1).fill('model'),
  ]);
});

test('a model that does not answer is told, and no worse report is handed out unasked', async () => {
  const { settings } = await chatVendor([failure(401, 'bad key')]);
  for (const judge of [score, review]) {
    await expect(judge(goodFilm(), settings, signal)).rejects.toThrow(AiError);
    await expect(judge(goodFilm(), settings, signal)).rejects.toThrow('AI 服务拒绝了密钥');
  }
});

const finding = (changes: object) => ({
  ...{
    severity: 'warn',
    rule: '广告法',
    title: '暗示功效',
    detail: '容易被理解为功效承诺',
    advice: '换个说法',
  },
  ...changes,
});

test('a second opinion counts where its quote stands in the film or the script, and blocks nothing', async () => {
  const { settings, asked } = await chatVendor([
    answer({
      findings: [
        finding({ quote: '猫咪喝了 更健康', severity: 'block' }),
        finding({ quote: '喝了长命百岁' }),
        finding({ quote: '' }),
        finding({ quote: '肾不好的猫', title: '# 标题<script>' }),
      ],
    }),
  ]);
  const film = { reading: saying('你好', '猫咪喝了，更健康'), product: null, script: '适合肾不好的猫。' };
  const { findings, passed, reviewReport } = (await review(film, settings, signal)).result;
  expect(JSON.stringify(asked[0]!.body.messages)).toContain('没有看到 AI 生成标识');
  const theirs = findings.filter(({ rule }) => rule === '广告法');
  expect(theirs).toMatchObject([
    { severity: 'warn', evidence: [{ atMs: 2_000, figure: '台词', quote: '猫咪喝了 更健康' }] },
    { severity: 'warn', title: '标题', evidence: [{ atMs: null, figure: '脚本中' }] },
  ]);
  expect(passed).toBe(true);
  expect(reviewReport).not.toContain('长命百岁');
});

test('where nothing is said, shown or planned, nobody is asked', async () => {
  const { settings, asked } = await chatVendor([answer({ findings: [] })]);
  await review({ reading: reading(), product: null, script: '' }, settings, signal);
  expect(asked).toHaveLength(0);
});

test('a summary in a model’s words, unless it adds facts or there is nothing to tell', async () => {
  const told = await chatVendor([answer({ summary: '## 猫咪饮水机的短片，先提问，再讲静音。' })]);
  expect(await summariseDeeply(goodFilm().reading, told.settings, signal)).toBe(
    '猫咪饮水机的短片，先提问，再讲静音。',
  );
  const lying = await chatVendor([answer({ summary: '这款饮水机卖出了 98765 台。' })]);
  const { reading: film } = goodFilm();
  expect(await summariseDeeply(film, lying.settings, signal)).toBe(summarise(film));
  expect(lying.asked).toHaveLength(2);
  const silent = await chatVendor([answer({ summary: '一部短片' })]);
  expect(await summariseDeeply(reading(), silent.settings, signal)).toBe(summarise(reading()));
  expect(silent.asked).toHaveLength(0);
  expect(await summariseDeeply(film, null, signal)).toBe(summarise(film));
});
