import { expect, test } from 'vitest';
import type { ExportedAnalysis, ExportedScene } from './exported.ts';
import { toCsv } from './toCsv.ts';
import { toJson } from './toJson.ts';
import { toMarkdown } from './toMarkdown.ts';
import { toSrt, wordsForSrt } from './toSrt.ts';

const scene: ExportedScene = {
  sceneId: 1,
  startMs: 0,
  endMs: 2_340,
  visualDescription: '一只猫，在喝水',
  lighting: '',
  cameraShot: '特写',
  background: '客厅',
  sceneObjects: ['猫', '饮水机'],
  asr: '',
  subtitle: '',
  basis: 'MEASURED',
};
const analysis: ExportedAnalysis = {
  videoName: 'cat.mp4',
  summary: '全片 1 个镜头。',
  durationMs: 2_340,
  sceneCount: 1,
  subtitle: '',
  asr: '',
  scenes: [scene],
  speech: [],
  captions: [],
  notes: ['没有听：识别引擎没有安装。'],
};

test('a spreadsheet gets its mark, its quotes, and no formula', () => {
  const csv = toCsv({
    scenes: [
      {
        ...scene,
        asr: '=HYPERLINK("http://x")',
        subtitle: '第一行\n"第二行"',
        background: '＋1',
        lighting: '-5',
      },
    ],
  });
  expect(csv.startsWith('\uFEFF序号,开始,结束,')).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(csv).toContain(`"第一行\n""第二行"""`);
  expect(csv).toContain(",'＋1,");
  expect(csv).toContain(",'-5,");
  expect(csv).toContain('1,0:00.0,0:02.3,2.34,');
  expect(csv.endsWith(',测量\r\n')).toBe(true);
});

test('subtitles are numbered in the order of time, and no empty line ends one early', () => {
  expect(
    toSrt([
      { startMs: 3_600_000 + 62_345, endMs: 3_600_000 + 63_000, text: '后来' },
      { startMs: 0, endMs: 1_500, text: ' 第一句\n\n第二句 ' },
    ]),
  ).toBe('1\n00:00:00,000 --> 00:00:01,500\n第一句\n第二句\n\n2\n01:01:02,345 --> 01:01:03,000\n后来\n');
});

test('subtitles are what is said, else what was read', () => {
  const speech = [{ startMs: 0, endMs: 1, text: '说' }];
  const captions = [{ startMs: 0, endMs: 1, text: '写' }];
  expect(wordsForSrt({ speech, captions })).toBe(speech);
  expect(wordsForSrt({ speech: [], captions })).toBe(captions);
});

test('a document keeps its table whole, whatever the film says', () => {
  const text = toMarkdown({
    ...analysis,
    asr: '<img src=x>',
    scenes: [{ ...scene, asr: 'a|b\nc', subtitle: '# 标题' }],
  });
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  expect(rows).toHaveLength(3);
  expect(rows[2]).toContain('a\\|b c');
  expect(rows[2]).toContain('\\# 标题');
  // Nothing is said of the light: a dash, not an empty cell.
  expect(rows[2]?.split(' | ')[5]).toBe('—');
  expect(text).toContain('\\<img src=x\\>');
  expect(text).toContain('- 没有听：识别引擎没有安装。');
});

test('programs get seconds and the names of REST', () => {
  expect(JSON.parse(toJson(analysis))).toMatchObject({
    video_name: 'cat.mp4',
    total_duration: 2.34,
    scenes: [
      { scene_id: 1, start_time: 0, duration: 2.34, scene_objects: ['猫', '饮水机'], basis: 'measured' },
    ],
  });
});
