import { expect, test } from 'vitest';
import { commands } from '../../locales/zh-CN/commands.ts';
import { fitting, scoreOf } from './match.ts';

const places = [
  { label: '素材混剪', initials: 'schj', also: '一键爆款 mixcut' },
  { label: '素材合成', initials: 'schc', also: '一键爆款 synthesis' },
  { label: '上传素材', initials: 'scsc', also: 'upload' },
  { label: '工具箱', initials: 'gjx', also: 'tools' },
];
const labels = (query: string) => fitting(query, places).map(({ label }) => label);

test('found by Chinese, by pinyin initials, by English, whatever the case and width', () => {
  expect(labels('混剪')).toEqual(['素材混剪']);
  expect(labels('schj')).toEqual(['素材混剪']);
  expect(labels('SCHJ')).toEqual(['素材混剪']);
  expect(labels('ｍｉｘ')).toEqual(['素材混剪']);
  expect(labels('素 材 混')).toEqual(['素材混剪']);
  expect(labels('工箱')).toEqual(['工具箱']);
});

test('the name comes before its initials, its beginning before its middle', () => {
  expect(labels('素材')).toEqual(['素材混剪', '素材合成', '上传素材']);
  expect(labels('sc')).toEqual(['素材混剪', '素材合成', '上传素材']);
  expect(labels('一键爆款')).toEqual(['素材混剪', '素材合成']);
});

test('one letter in the middle of initials finds nothing; nothing typed finds all', () => {
  expect(labels('j')).toEqual([]);
  expect(labels('  ')).toHaveLength(places.length);
  expect(labels('不存在')).toEqual([]);
});

test('every command has the initials of its own name, a letter for a character', () => {
  for (const [label, initials] of [...Object.values(commands.pages), ...Object.values(commands.actions)]) {
    expect([label, initials.length]).toEqual([label, label.replaceAll(/[ /]/g, '').length]);
    expect(scoreOf(initials, { label, initials })).toBeGreaterThan(0);
  }
});
