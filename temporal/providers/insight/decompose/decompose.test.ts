import { expect, test } from 'vitest';
import type { DecomposeInput } from '../../../contracts/insight.ts';
import { fountain, reading, scene, text } from '../testing/films.ts';
import { decompose } from './decompose.ts';

const { signal } = new AbortController();
const WHOLE: DecomposeInput = {
  ...{ product: fountain, sceneMethod: 'content', isAnalysis: true, skipVisualAnalysis: false },
};
const taken = async (of: ReturnType<typeof reading>, changes: Partial<DecomposeInput> = {}) =>
  (await decompose({ reading: of, request: { ...WHOLE, ...changes } }, null, signal)).result;

const lines = ['还在用老饮水机吗', '它是静音设计的', '现在打八折', '可以折叠收纳', '点击链接下单'];
const film = reading({
  scenes: lines.map((asr, index) => scene(index, { asr })),
  speech: lines.map((line, index) => text(index * 2_000, index * 2_000 + 1_900, line)),
});

test('at its own cuts: every scene with its part in the story', async () => {
  const { overview, scenes } = await taken(film);
  expect(overview).toMatchObject({ title: '还在用老饮水机吗', totalScenes: 5, totalDurationMs: 10_000 });
  expect(overview.mainContent).toContain('5 个镜头');
  expect(scenes.map(({ role }) => role)).toEqual(['开场钩子', '卖点', '优惠', '讲述', '行动引导']);
  expect(scenes.map(({ sceneNumber }) => sceneNumber)).toEqual([1, 2, 3, 4, 5]);
});

test('the first scene that names the product shows it', async () => {
  const named = ['大家好', '今天看猫咪饮水机', '就是这台猫咪饮水机', '再见'];
  const of = reading({ scenes: named.map((asr, index) => scene(index, { asr })) });
  expect((await taken(of)).scenes.map(({ role }) => role)).toEqual(['开场', '产品亮相', '讲述', '结尾']);
});

test('without analysis no parts; without looking no look', async () => {
  const { scenes } = await taken(film, { isAnalysis: false, skipVisualAnalysis: true });
  expect(scenes.every(({ role, visualDescription }) => role === '' && visualDescription === '')).toBe(true);
  expect(scenes[0]).toMatchObject({ narration: lines[0], thumbnailKey: 'thumbnail/0.jpg' });
});

test('in equal parts no gap, no overlap, and no sentence twice', async () => {
  const { scenes } = await taken(film, { sceneMethod: 'interval' });
  expect(scenes.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [0, 5_000],
    [5_000, 10_000],
  ]);
  expect(scenes.map(({ narration }) => narration).join(' ')).toBe(lines.join(' '));
  expect(scenes[1]!.entry).toBe('continued');
});

test.each(['content', 'interval'] as const)('a film without scenes, by %s', async (sceneMethod) => {
  const none = reading({ scenes: [], probe: { durationMs: 0 } });
  const { scenes, overview } = await taken(none, { sceneMethod });
  expect(scenes).toEqual([]);
  expect(overview).toMatchObject({ title: '样片', totalScenes: 0 });
});

test('one frame is one part', async () => {
  const still = reading({ scenes: [scene(0, { endMs: 0 })], probe: { durationMs: 0 } });
  expect((await taken(still, { sceneMethod: 'interval' })).scenes).toMatchObject([
    { sceneNumber: 1, role: '开场' },
  ]);
});

test('a title in another language ends between two words; the parts of a long shot are told from shots', async () => {
  const of = reading({
    scenes: [scene(0), scene(1, { entry: 'continued' }), scene(2)],
    speech: [text(0, 2_000, 'Somebody must have stolen the jewels again')],
  });
  const { overview } = await taken(of);
  expect(overview.title).toBe('Somebody must have stolen the');
  expect(overview.mainContent).toContain('2 个镜头（长镜头分段，共 3 段）');
});
