import { expect, test } from 'vitest';
import type { DecomposeInput } from '../../../contracts/insight.ts';
import { AiError } from '../../ai/aiError.ts';
import { answer, chatVendor, failure } from '../../ai/testing/chatVendor.ts';
import { fountain, reading, scene } from '../testing/films.ts';
import type { AnsweredOnce } from '../types.ts';
import { decompose } from './decompose.ts';

const { signal } = new AbortController();
const WHOLE: DecomposeInput = {
  ...{ product: fountain, sceneMethod: 'content', isAnalysis: true, skipVisualAnalysis: false },
};
const film = reading({
  scenes: ['猫总不喝水', '换了这台', '点击链接'].map((asr, index) => scene(index, { asr })),
});
const structure = (roles: string[], changes: object = {}) =>
  answer({
    title: '让猫爱上喝水',
    mainContent: '先说烦恼，再给办法，最后请人下单。',
    scenes: roles.map((role, index) => ({ number: index + 1, role })),
    ...changes,
  });
/** Keeps answers as the database does. */
function kept(): AnsweredOnce {
  const answers = new Map<string, object>();
  return async (question, ask) => {
    const key = question.join('\n');
    const answered = answers.get(key) ?? (await ask());
    answers.set(key, answered);
    return answered as never;
  };
}

test('a model names the parts and tells the film; it is asked once per content and question', async () => {
  const { settings, asked } = await chatVendor([structure(['痛点', '产品亮相', '行动引导'])]);
  const once = kept();
  for (let time = 0; time < 2; time += 1) {
    const { result, engine } = await decompose({ reading: film, request: WHOLE }, settings, signal, once);
    expect(result.scenes.map(({ role }) => role)).toEqual(['痛点', '产品亮相', '行动引导']);
    expect(result.overview).toMatchObject({
      ...{ title: '让猫爱上喝水', mainContent: '先说烦恼，再给办法，最后请人下单。', basis: 'model' },
    });
    expect(engine).toBe('measured + AI 模型 qwen-plus');
  }
  expect(asked).toHaveLength(1);
  expect(asked[0]!.body.messages.at(-1)!.content).toContain('猫总不喝水');
});

test('what is missing, unknown or made up costs the repair round; kept on, the rule and our own words stay', async () => {
  const wrong = structure(['高潮', '卖点'], { mainContent: '销量突破 99 万台。' });
  const { settings, asked } = await chatVendor([wrong]);
  const { scenes, overview } = (await decompose({ reading: film, request: WHOLE }, settings, signal)).result;
  expect(asked).toHaveLength(2);
  const complaint = asked[1]!.body.messages.at(-1)!.content;
  for (const part of ['缺少镜头 3', '没有“高潮”这个作用', '资料里没有“99']) expect(complaint).toContain(part);
  expect(scenes.map(({ role }) => role)).toEqual(['开场', '卖点', '行动引导']);
  expect(overview.mainContent).toContain('3 个镜头');
});

test.each([
  ['without analysis', { isAnalysis: false }, film],
  ['where nothing was said, shown or seen', {}, reading()],
])('%s no model is asked', async (_, changes, of) => {
  const { settings, asked } = await chatVendor([structure([])]);
  const request = { ...WHOLE, ...changes };
  const { overview } = (await decompose({ reading: of, request }, settings, signal)).result;
  expect(asked).toHaveLength(0);
  expect(overview.basis).toBe('measured');
});

test('without looking it is told nothing that was seen', async () => {
  const seen = reading({
    scenes: [scene(0, { asr: '你好', basis: 'model', visualDescription: '秘密的厨房' })],
  });
  const { settings, asked } = await chatVendor([structure(['开场'])]);
  await decompose({ reading: seen, request: { ...WHOLE, skipVisualAnalysis: true } }, settings, signal);
  expect(JSON.stringify(asked[0]!.body)).not.toContain('秘密的厨房');
});

test('a model that does not answer is told, and nothing is kept', async () => {
  const { settings } = await chatVendor([failure(401, 'bad key')]);
  const of = { reading: film, request: WHOLE };
  await expect(decompose(of, settings, signal)).rejects.toBeInstanceOf(AiError);
});
