import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutRawScript } from './rawScript.ts';
import { writeScript } from './writeScript.ts';

const bare = (text: string) => text.replace(/\s+/g, '');

test('cuts at sentences and joins what is too short', () => {
  const text = '你好呀！今天我们来看看这款猫咪饮水机。它很安静，晚上也能放在卧室里。喜欢吗？';
  expect(cutRawScript(text, 'zh')).toEqual([
    '你好呀！今天我们来看看这款猫咪饮水机。',
    '它很安静，晚上也能放在卧室里。喜欢吗？',
  ]);
});

test('cuts long sentences at a clause, evenly', () => {
  const text =
    '这款饮水机采用循环过滤的设计，水会一直流动，猫咪看到流动的水就会走过来看一看，闻一闻，最后低下头喝上几口。';
  const pieces = cutRawScript(text, 'zh');
  expect(pieces).toHaveLength(2);
  for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(42);
  expect(pieces[0]).toMatch(/，$/);
  expect(pieces.join('')).toBe(text);
});

test('numbers, quotes and abbreviations stay whole', () => {
  expect(cutRawScript('容量2.5升。他说：“真好用！”然后笑了。', 'zh').join('')).toContain('2.5升');
  expect(
    cutRawScript('It holds 2.5 liters. That is enough for two cats and a small dog, too.', 'en'),
  ).toEqual(['It holds 2.5 liters. That is enough for two cats and a small dog, too.']);
});

test('paragraphs begin new scenes', () => {
  expect(cutRawScript('第一段说的是早上的花园。\n\n第二段说的是晚上的街道。', 'zh')).toHaveLength(2);
});

test('whatever is given, not a character is lost, changed or moved, and every piece can be spoken', () => {
  const unit = fc.constantFrom(
    ...'今天的猫咪饮水机很安静，。！？、；：“”…—\n 2.5L kettle ok😀()'.split(''),
    '。”',
    'word ',
  );
  fc.assert(
    fc.property(
      fc.array(unit, { maxLength: 300 }),
      fc.constantFrom('zh' as const, 'en' as const),
      (units, language) => {
        const text = units.join('');
        const pieces = cutRawScript(text, language);
        expect(bare(pieces.join(''))).toBe(bare(text));
        if (/[\p{L}\p{N}]/u.test(text)) {
          for (const piece of pieces) expect(piece).toMatch(/[\p{L}\p{N}]/u);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('a given script wins over prompt and model, word for word', async () => {
  const rawScript = '全新的溪边咖啡馆开门了。\n坐下来，听一听水声，喝一杯热咖啡吧！';
  const script = await writeScript(
    {
      prompt: '别的东西',
      rawScript,
      materials: [{ materialId: 7, name: 'a.mp4', tags: ['咖啡'], description: '', shots: [] }],
      language: 'zh',
      layout: 'vertical',
    },
    { baseUrl: 'http://127.0.0.1:9/v1', apiKey: 'x', model: 'never-asked' },
  );
  expect(bare(script.scenes.map((scene) => scene.narration).join(''))).toBe(bare(rawScript));
  expect(script.scenes.map((scene) => scene.sceneNumber)).toEqual([1, 2]);
  expect(script.scenes[1]!.visualDescription).toContain('咖啡');
  expect(script.engine).toBe('用户脚本（逐字保留）');
});

test('a script of signs alone is refused', async () => {
  const input = {
    prompt: '',
    rawScript: '……！！',
    materials: [],
    language: 'zh',
    layout: 'vertical',
  } as const;
  await expect(writeScript({ ...input, materials: [] }, null)).rejects.toThrow('没有可以朗读的文字');
});
