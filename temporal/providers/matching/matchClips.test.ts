import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClipCandidate, SceneClips } from '../../contracts/matching.ts';
import { matchClips } from './matchClips.ts';
import type { ClipInfo, EmbedTexts, SceneQuery } from './types.ts';

let nextMaterial = 0;
function clip(tags: string[], change: Partial<ClipInfo> = {}): ClipInfo {
  const materialId = change.materialId ?? ++nextMaterial;
  return {
    materialId,
    clipId: materialId * 100,
    name: `素材${materialId}`,
    mediaType: 'video',
    storageKey: `m/${materialId}`,
    thumbnailKey: null,
    startMs: 0,
    endMs: 6000,
    width: 1280,
    height: 720,
    motion: 0.3,
    brightness: 0.5,
    sharpness: 0.8,
    speechRatio: 0,
    unusable: false,
    perceptualHash: null,
    texts: { spoken: '', onScreen: '', tags, description: '', materialName: '' },
    ...change,
  };
}

function scene(sceneNumber: number, narration: string, change: Partial<SceneQuery> = {}): SceneQuery {
  return { sceneNumber, narration, visualDescription: '', durationMs: 4000, ...change };
}

const match = (scenes: SceneQuery[], candidates: ClipInfo[], embed: EmbedTexts | null = null) =>
  matchClips({ scenes, candidates, layout: 'horizontal', embed });
const allChosen = (scenes: SceneClips[]) => scenes.flatMap((one) => one.chosen);
const overlap = (a: ClipCandidate, b: ClipCandidate) =>
  a.materialId === b.materialId && (a.mediaType === 'image' || (a.startMs < b.endMs && b.startMs < a.endMs));

describe('meaning', () => {
  const library = [
    clip(['花朵', '绽放']),
    clip(['喷泉', '水流']),
    clip(['停车场', '汽车']),
    clip(['瓶子', '桌面']),
    clip([], {
      texts: { spoken: '我们周五去露营', onScreen: '', tags: [], description: '', materialName: '' },
    }),
    clip([], { texts: { spoken: '', onScreen: '新店开业', tags: [], description: '', materialName: '' } }),
  ];
  test.each([
    ['春天的花朵慢慢打开', 0],
    ['它像小喷泉一样让水流动', 1],
    ['停车方便，汽车开到门口', 2],
    ['桌面上的瓶子整整齐齐', 3],
    ['周末一起去露营吧', 4],
    ['城东新店开业了', 5],
  ])('%s', async (narration, expected) => {
    const { scenes } = await match([scene(1, narration)], library);
    expect(scenes[0]!.chosen[0]!.materialId).toBe(library[expected]!.materialId);
  });

  test('vectors decide where no word is shared, and the engine says so', async () => {
    const sense: Record<string, number[]> = { 猫咪爱喝水: [1, 0], 小动物: [0.9, 0.3], 城市: [0, 1] };
    const library = [clip(['城市']), clip(['小动物'])];
    const { scenes, engine } = await match([scene(1, '猫咪爱喝水')], library, async (texts) => ({
      vectors: texts.map((text) => sense[text] ?? [0.1, 0.1]),
      engine: '测试向量',
    }));
    expect(scenes[0]!.chosen[0]!.materialId).toBe(library[1]!.materialId);
    expect(engine).toBe('测试向量 + 词语匹配');
    expect(scenes[0]!.chosen[0]!.reason).toContain('意思');
  });

  test('the engine is honest about having only words', async () => {
    expect((await match([scene(1, '水')], [clip(['水'])])).engine).toBe('词语匹配');
  });

  test('fewer vectors than texts is an error, not a silent mismatch', async () => {
    const broken: EmbedTexts = async () => ({ vectors: [[1]], engine: 'x' });
    await expect(match([scene(1, '水')], [clip(['汽车'])], broken)).rejects.toThrow('one vector');
  });
});

describe('the whole film', () => {
  test('gives a clip away where the total gains by it', async () => {
    // Both sentences fit the first clip best; only the second sentence fits the other clip at all.
    const both = clip(['喷泉', '花园']);
    const garden = clip(['花园']);
    const { scenes } = await match([scene(1, '花园里的喷泉'), scene(2, '喷泉')], [garden, both]);
    expect(scenes.map((one) => one.chosen[0]!.materialId)).toEqual([garden.materialId, both.materialId]);
  });

  test('shots that look alike are not both shown while others exist', async () => {
    const twins = [
      clip(['花朵'], { perceptualHash: 'f0f0f0f0aaaa5555' }),
      clip(['花朵'], { perceptualHash: 'f0f0f0f0aaaa5557' }),
    ];
    const { scenes } = await match([scene(1, '花朵'), scene(2, '花朵')], [...twins, clip(['汽车'])]);
    const shown = allChosen(scenes).map((one) => one.materialId);
    expect(twins.filter((twin) => shown.includes(twin.materialId))).toHaveLength(1);
  });

  test('a long take serves several sentences with different moments', async () => {
    const take = clip(['瓶子'], { endMs: 30_000 });
    const { scenes } = await match(
      [1, 2, 3].map((n) => scene(n, '瓶子')),
      [take],
    );
    const shown = allChosen(scenes);
    expect(shown).toHaveLength(3);
    shown.forEach((a, i) => {
      shown.slice(i + 1).forEach((b) => {
        expect(overlap(a, b)).toBe(false);
      });
    });
    expect(shown.filter((one) => one.reason.includes('后续片段'))).toHaveLength(2);
  });

  test('shots of one take do not land next to each other while the film can be told otherwise', async () => {
    const take = [0, 1].map((n) =>
      clip(['花'], { materialId: 8001, clipId: n, startMs: n * 5000, endMs: n * 5000 + 5000 }),
    );
    const other = clip(['花'], { materialId: 8002, sharpness: 0.7 });
    const flowers = [1, 2, 3].map((n) => scene(n, '花'));
    const film = await match(flowers, [...take, other]);
    expect(allChosen(film.scenes).map((one) => one.materialId)).toEqual([8001, 8002, 8001]);
    const free = await match(flowers.slice(0, 2), [...take, other]);
    expect(new Set(allChosen(free.scenes).map((one) => one.materialId)).size).toBe(2);
    // Not at the price of a wrong picture.
    const fitting = await match(flowers.slice(0, 2), [...take, clip(['汽车'])]);
    expect(allChosen(fitting.scenes).map((one) => one.materialId)).toEqual([8001, 8001]);
  });

  test('repeats only when nothing is left, and says so', async () => {
    const { scenes } = await match(
      [1, 2, 3].map((n) => scene(n, '花')),
      [clip(['花']), clip(['水'])],
    );
    expect(scenes.every((one) => one.chosen.length === 1)).toBe(true);
    expect(allChosen(scenes).filter((one) => one.reason.startsWith('素材不足，重复使用'))).toHaveLength(1);
    expect(scenes[0]!.chosen[0]!.materialId).not.toBe(scenes[1]!.chosen[0]!.materialId);
  });

  test('a shot inside a whole-file candidate does not show with it', async () => {
    const shots = [0, 1, 2].map((n) =>
      clip(['花'], { materialId: 9001, clipId: n, startMs: n * 5000, endMs: n * 5000 + 5000 }),
    );
    const whole = clip(['花'], { materialId: 9001, clipId: 9, startMs: 0, endMs: 15_000 });
    const { scenes } = await match(
      [1, 2, 3].map((n) => scene(n, '花')),
      [whole, ...shots],
    );
    const shown = allChosen(scenes);
    expect(shown.some((a, i) => shown.slice(i + 1).some((b) => overlap(a, b)))).toBe(false);
    expect(shown.some((one) => one.reason.includes('重复'))).toBe(false);
  });

  test('a long sentence gets several shots, as many as the material gives', async () => {
    const library = Array.from({ length: 5 }, () => clip(['花']));
    const { scenes } = await match([scene(1, '花', { durationMs: 12_000 })], library);
    expect(scenes[0]!.chosen).toHaveLength(3);
    const few = await match([scene(1, '花', { durationMs: 12_000 }), scene(2, '花')], library.slice(0, 2));
    expect(few.scenes.map((one) => one.chosen.length)).toEqual([1, 1]);
  });

  test('short shots are joined until the sentence is covered', async () => {
    const library = Array.from({ length: 4 }, () => clip(['花'], { endMs: 2000 }));
    const { scenes } = await match([scene(1, '花', { durationMs: 5000 })], library);
    expect(scenes[0]!.chosen.length).toBeGreaterThan(1);
  });

  test('black or frozen shots come last, and are named', async () => {
    const black = clip(['花朵'], { unusable: true });
    const good = clip(['汽车']);
    const one = await match([scene(1, '花朵')], [black, good]);
    expect(one.scenes[0]!.chosen[0]!.materialId).toBe(good.materialId);
    expect(one.scenes[0]!.alternatives).toEqual([]);
    const two = await match([scene(1, '花朵'), scene(2, '花朵')], [black, good]);
    expect(
      allChosen(two.scenes)
        .map((c) => c.reason)
        .join(),
    ).toContain('偏黑或静止');
  });

  test('between equals the fitter one wins', async () => {
    const better: Array<[Partial<ClipInfo>, Partial<ClipInfo>]> = [
      [{ sharpness: 0.9 }, { sharpness: 0.1 }],
      [{ endMs: 6000 }, { endMs: 1500 }],
      [{ brightness: 0.5 }, { brightness: 0.05 }],
      [{ motion: 0.3 }, { motion: 0.95 }],
      [
        { width: 1280, height: 720 },
        { width: 720, height: 1280 },
      ],
      [{ speechRatio: 0 }, { speechRatio: 0.9 }],
    ];
    for (const [good, bad] of better) {
      const pair = [clip(['花'], bad), clip(['花'], good)];
      const { scenes } = await match([scene(1, '花', { durationMs: 2000 })], pair);
      expect(scenes[0]!.chosen[0]!.materialId, JSON.stringify(bad)).toBe(pair[1]!.materialId);
    }
  });

  test('clips of earlier films step back', async () => {
    const pair = [clip(['花']), clip(['花'])];
    const usage = [{ materialId: pair[0]!.materialId, clipId: pair[0]!.clipId, count: 2 }];
    const { scenes } = await matchClips({
      scenes: [scene(1, '花')],
      candidates: pair,
      layout: 'horizontal',
      embed: null,
      usage,
    });
    expect(scenes[0]!.chosen[0]!.materialId).toBe(pair[1]!.materialId);
  });
});

describe('reasons and alternatives', () => {
  test('the reason names what counted', async () => {
    const { scenes } = await match([scene(1, '小喷泉一样的饮水机')], [clip(['喷泉'])]);
    expect(scenes[0]!.chosen[0]!.reason).toBe('台词和素材标签都有“喷泉”，时长合适，画面清晰');
  });

  test('the reason says what of the scene met what of the clip', async () => {
    const text = (change: Partial<ClipInfo['texts']>) =>
      clip([], {
        texts: { spoken: '', onScreen: '', tags: [], description: '', materialName: '', ...change },
      });
    const reasonOf = async (change: Partial<SceneQuery>, candidate: ClipInfo) =>
      (await match([scene(1, '慢慢来', change)], [candidate])).scenes[0]!.chosen[0]!.reason;
    expect(await reasonOf({ narration: '满园的花' }, text({ description: '一片樱花' }))).toContain(
      '台词“花”对应素材画面说明“樱花”',
    );
    expect(await reasonOf({ visualDescription: '喷泉的水珠' }, text({ materialName: '喷泉.mp4' }))).toContain(
      '画面描述和素材名称都有“喷泉”',
    );
    expect(await reasonOf({ narration: '周末去露营' }, text({ spoken: '我们露营吧' }))).toContain(
      '素材人声都有“露营”',
    );
    expect(await reasonOf({ narration: '新店开业' }, text({ onScreen: '开业大吉' }))).toContain(
      '素材画面文字都有“开业”',
    );
  });

  test.each([
    ['挑一只手冲咖啡壶，低下头闻一闻，一旁变得热闹', '一只橘猫低下头，在一旁变得安静'],
    ['这款热水机', '白色饮水机'],
  ])('words that say nothing are no ground: %s', async (narration, description) => {
    const texts = { spoken: '', onScreen: '', tags: [], description, materialName: '' };
    const { scenes } = await match([scene(1, narration)], [clip([], { texts })]);
    expect(scenes[0]!.chosen[0]!.reason).toContain('与台词没有直接关联');
    expect(scenes[0]!.chosen[0]!.score).toBeLessThan(0.35);
  });

  test('a picture that was asked for does not make a sentence fit that has nothing to do with it', async () => {
    const candidate = clip(['喷泉', '水流']);
    const wish = { visualDescription: '喷泉的水流' };
    const said = (await match([scene(1, '喷泉的水流', wish)], [candidate])).scenes[0]!.chosen[0]!;
    const unsaid = (await match([scene(1, '包邮到家', wish)], [candidate])).scenes[0]!.chosen[0]!;
    expect(said.score).toBeGreaterThan(0.8);
    expect(unsaid.score).toBeLessThan(0.55);
  });

  test('the reason does not praise what does not fit', async () => {
    const poor = clip(['汽车'], { sharpness: 0.1, endMs: 1000 });
    const { scenes } = await match([scene(1, '花朵')], [poor]);
    expect(scenes[0]!.chosen[0]!.reason).toBe('与台词没有直接关联，运动平稳，但时长偏短');
  });

  test('five alternatives, best first, none of them in the film', async () => {
    const library = Array.from({ length: 12 }, (_, n) => clip(['花'], { sharpness: 0.3 + n / 30 }));
    const { scenes } = await match([scene(1, '花'), scene(2, '花')], library);
    const shown = new Set(allChosen(scenes).map((one) => one.materialId));
    for (const { alternatives } of scenes) {
      expect(alternatives).toHaveLength(5);
      expect(alternatives.some((one) => shown.has(one.materialId))).toBe(false);
      const scores = alternatives.map((one) => one.score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    }
  });

  test('no material gives empty scenes rather than an error', async () => {
    expect((await match([scene(1, '花')], [])).scenes).toEqual([
      { sceneNumber: 1, chosen: [], alternatives: [] },
    ]);
  });

  test('stops when told to', async () => {
    const signal = AbortSignal.abort(new Error('cancelled'));
    const candidates = [clip(['花'])];
    const aborted = matchClips({
      scenes: [scene(1, '花')],
      candidates,
      layout: 'horizontal',
      embed: null,
      signal,
    });
    await expect(aborted).rejects.toThrow('cancelled');
  });
});

const WORDS = ['花', '水', '汽车', '瓶子', '猫', '公园', '夜景', '厨房'];
const anyClip = fc
  .record({
    materialId: fc.integer({ min: 1, max: 6 }),
    image: fc.boolean(),
    start: fc.integer({ min: 0, max: 20 }),
    length: fc.integer({ min: 1, max: 25 }),
    tags: fc.subarray(WORDS, { maxLength: 2 }),
    unusable: fc.boolean(),
    hash: fc.option(fc.constantFrom('f0f0f0f0aaaa5555', 'f0f0f0f0aaaa5554', '0123456789abcdef'), {
      nil: null,
    }),
  })
  .map(({ materialId, image, start, length, tags, unusable, hash }) =>
    clip(tags, {
      // Images have their own numbers: one material is never both.
      materialId: image ? materialId + 100 : materialId,
      clipId: image ? null : start * 100 + length,
      mediaType: image ? 'image' : 'video',
      startMs: image ? 0 : start * 1000,
      endMs: image ? 0 : (start + length) * 1000,
      perceptualHash: hash,
      unusable,
    }),
  );
const anyScenes = fc
  .array(fc.record({ text: fc.constantFrom(...WORDS), durationMs: fc.integer({ min: 1000, max: 15_000 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((rows) => rows.map(({ text, durationMs }, index) => scene(index + 1, text, { durationMs })));

test('whatever comes: every scene has a clip, nothing overlaps unsaid, and again the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyScenes,
      fc.array(anyClip, { minLength: 1, maxLength: 14 }),
      async (scenes, candidates) => {
        const result = await match(scenes, candidates);
        expect(result.scenes.map((one) => one.sceneNumber)).toEqual(scenes.map((one) => one.sceneNumber));
        for (const one of result.scenes) expect(one.chosen.length).toBeGreaterThan(0);
        const shown = allChosen(result.scenes);
        const repeated = shown.filter((one) => one.reason.startsWith('素材不足，重复使用'));
        const honest = shown.filter((one) => !repeated.includes(one));
        honest.forEach((a, i) => {
          for (const b of honest.slice(i + 1)) expect(overlap(a, b)).toBe(false);
        });
        for (const candidate of shown) expect(candidate.score).toBeGreaterThanOrEqual(0);
        const usableKeys = new Set(candidates.filter((c) => !c.unusable).map((c) => c.storageKey));
        for (const { alternatives } of result.scenes) {
          for (const one of alternatives) expect(usableKeys.has(one.storageKey)).toBe(true);
        }
        expect(await match(scenes, candidates)).toEqual(result);
      },
    ),
    { numRuns: 150 },
  );
});

test('five hundred clips and twelve sentences give a full film', async () => {
  const library = Array.from({ length: 500 }, (_, n) =>
    clip([WORDS[n % 8]!, WORDS[(n * 3) % 8]!], { sharpness: (n % 10) / 10, endMs: 2000 + (n % 17) * 1000 }),
  );
  const scenes = Array.from({ length: 12 }, (_, n) =>
    scene(n + 1, `${WORDS[n % 8]}的故事`, { durationMs: 7000 }),
  );
  const result = await match(scenes, library);
  expect(new Set(allChosen(result.scenes).map((one) => one.storageKey)).size).toBe(24);
});
