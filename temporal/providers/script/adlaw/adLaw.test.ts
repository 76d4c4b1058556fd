import { describe, expect, test } from 'vitest';
import { findAdLawIssues, removeAdLawIssues } from './adLaw.ts';

describe('forbidden', () => {
  test.each([
    ['全网最低价的饮水机', '最低价'],
    ['这是最好的选择', '最好'],
    ['国家级品质', '国家级'],
    ['销量第一的品牌', '销量第一'],
    ['第一品牌值得信赖', '第一品牌'],
    ['独一无二的设计', '独一无二'],
    ['顶级面料', '顶级'],
    ['全网首发', '全网首发'],
    ['喝了能降血压', '降血压'],
    ['零副作用，放心用', '零副作用'],
    ['手慢无，赶紧下单', '手慢无'],
    ['最后一天，错过等一年', '最后一天'],
    ['100%有效', '100%有效'],
    ['NO.1 的选择', 'NO.1'],
    ['This is the best kettle', 'the best'],
    ['It cures headaches', 'cures'],
  ])('%s', (text, word) => {
    const issue = findAdLawIssues(text)[0];
    expect(issue?.word).toBe(word);
    expect(text.slice(issue!.index, issue!.index + word.length)).toBe(word);
    expect(issue!.rule).not.toBe('');
    expect(findAdLawIssues(removeAdLawIssues(text))).toEqual([]);
  });
});

describe('harmless', () => {
  test.each([
    '第一步，先装水',
    '第一次养猫也不慌',
    '最后再擦干就好',
    '最近天气转凉了',
    '最多可放两个杯子',
    '最高可达2000转',
    '孩子的最爱',
    '零度的绝对值',
    '本品不能代替治疗',
    '首次使用请先清洗',
    '加点画面特效制作',
    '唯一标识在瓶底',
    '治理河道',
    'Best before 2027',
    'My best friend',
  ])('%s', (text) => {
    expect(findAdLawIssues(text)).toEqual([]);
  });
});

test('every hit once, in the order of the text', () => {
  const issues = findAdLawIssues('顶级材质，全国销量第一，最后一天');
  expect(issues.map((issue) => issue.word)).toEqual(['顶级', '全国销量第一', '最后一天']);
});
