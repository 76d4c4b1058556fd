import { expect, test } from 'vitest';
import { chineseMarks } from './chineseMarks.ts';

test.each([
  ['家里的猫咪不爱喝水怎么办? 试试这台', '家里的猫咪不爱喝水怎么办？试试这台'],
  ['今天下单,还送收纳袋.', '今天下单，还送收纳袋。'],
  ['Order today, please. 只要9.9元', 'Order today, please. 只要9.9元'],
  ['版本.2', '版本.2'],
])('%s', (heard, written) => {
  expect(chineseMarks(heard)).toBe(written);
});
