import { expect, test } from 'vitest';
import {
  decomposeToCsv,
  decomposeToJson,
  decomposeToMarkdown,
  type ExportedDecompose,
} from './decomposeExports.ts';

const film: ExportedDecompose = {
  overview: { title: '猫咪饮水机', mainContent: '一只猫喝水。', totalScenes: 1, totalDurationMs: 2_340 },
  scenes: [
    {
      sceneNumber: 1,
      startMs: 0,
      endMs: 2_340,
      role: '开场',
      visualDescription: '一只猫|在喝水',
      cameraShot: '特写',
      background: '',
      lighting: '',
      sceneObjects: ['猫', '饮水机'],
      narration: '=喝水，"咕嘟"',
    },
  ],
};

test('a spreadsheet gets every shot with its part in the story, and no formula', () => {
  const [head, row] = decomposeToCsv(film).split('\r\n');
  expect(head).toContain('作用');
  expect(head!.split(',')).toHaveLength(10);
  expect(row).toContain('开场');
  expect(row).toContain(`"'=喝水，""咕嘟"""`);
});

test('a document has the overview and one row a shot, whatever the film says', () => {
  const text = decomposeToMarkdown(film);
  expect(text).toContain('# 猫咪饮水机');
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  expect(rows).toHaveLength(3);
  expect(rows[2]).toContain('一只猫\\|在喝水');
});

test('programs get seconds and the names of REST', () => {
  expect(JSON.parse(decomposeToJson(film))).toMatchObject({
    overview: { main_content: '一只猫喝水。', total_scenes: 1, total_duration: 2.34 },
    scenes: [{ scene_number: 1, end_time: 2.34, role: '开场', scene_objects: ['猫', '饮水机'] }],
  });
});
