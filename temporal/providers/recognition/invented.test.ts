import { expect, test } from 'vitest';
import { inventedBecause, wordsOnly } from './invented.ts';

test.each([
  ['字幕由Amara.org社区提供', 'credits'],
  ['请不吝点赞 订阅 转发 打赏支持明镜与点点栏目', 'credits'],
  ['中文字幕志愿者 杨茜茜', 'credits'],
  ['字幕志愿者 李宗盛', 'credits'],
  ['词曲 李宗盛', 'credits'],
  ['作词:李宗盛', 'credits'],
  ['优优独播剧场——YoYo Television Series Exclusive', 'credits'],
  ['谢谢观看', 'credits'],
  ['感谢大家的收看！', 'credits'],
  ['Thanks for watching!', 'credits'],
  ['Thank you very much for watching.', 'credits'],
  ['Subtitles by the Amara.org community', 'credits'],
  ['ご視聴ありがとうございました', 'credits'],
  ['MBC 뉴스 이덕영입니다', 'credits'],
  ['好的好的好的好的好的好的好的', 'repeated'],
  ['我们一起去吃饭我们一起去吃饭我们一起去吃饭', 'repeated'],
  ['I love you. I love you. I love you. I love you. I love you. I love you. I love you.', 'repeated'],
  ['哈哈哈哈哈哈哈哈哈哈哈', 'repeated'],
  ['……', 'nothing'],
  ['', 'nothing'],
])('%s is not believed', (text, reason) => {
  expect(inventedBecause({ text, durationMs: 8000 })).toBe(reason);
});

test.each([
  '今天给大家带来一款保温杯，谢谢大家的支持',
  '喜欢的朋友记得点赞收藏',
  '买二送一，先到先得',
  '谢谢',
  '字幕可以在设置里打开',
  '香香脆脆，慢慢品尝，开开心心每一天',
  '这首歌是李宗盛写的',
  'Buy two, get one free. Thank you for your support, see you next week.',
  '非常非常好',
  '999感冒灵颗粒',
])('%s is believed', (text) => {
  expect(inventedBecause({ text, durationMs: 8000, noSpeech: 0.1, meanLogProbability: -0.3 })).toBeNull();
});

test('doubt and silence together are not believed, each alone is', () => {
  const heard = { text: '今天天气很好', durationMs: 3000 };
  expect(inventedBecause({ ...heard, noSpeech: 0.7, meanLogProbability: -1 })).toBe('silence');
  expect(inventedBecause({ ...heard, noSpeech: 0.7, meanLogProbability: -0.3 })).toBeNull();
  expect(inventedBecause({ ...heard, noSpeech: 0.9, meanLogProbability: -0.3 })).toBe('silence');
  expect(inventedBecause({ ...heard, noSpeech: 0.2, meanLogProbability: -1.2 })).toBeNull();
  expect(inventedBecause({ ...heard, noSpeech: 0.2, meanLogProbability: -1.8 })).toBe('unsure');
});

test('more than a mouth can say in the time is not believed', () => {
  const text = '欢迎来到我们的茶园今年的新茶刚刚采摘';
  expect(inventedBecause({ text, durationMs: 1000 })).toBe('too-fast');
  expect(inventedBecause({ text, durationMs: 3000 })).toBeNull();
});

test('names of sounds are no words', () => {
  expect(wordsOnly('[Music] 你好（笑声） ♪♪ 世界\u0000 *applause*')).toBe('你好 世界');
});
