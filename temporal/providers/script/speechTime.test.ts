import { expect, test } from 'vitest';
import { estimateSpeechMs } from './speechTime.ts';

/** As spoken by the embedded neural voices at normal pace. */
test.each([
  ['养猫家庭看过来，聊聊猫咪饮水机怎么挑。', 3790],
  ['四重过滤，滤过的水，看着也清爽。', 3525],
  ['说到静音，开着它，屋里也安安静静。', 3045],
  ['说到2.5L大容量，装得下，不用总惦记着添。', 4065],
  ['原价699元，现价399元，喜欢的可以了解一下。', 5570],
  ['周末想带孩子出门走走，又不想太折腾？', 3610],
  ['指纹0.3秒开锁，双手拎满东西也不用翻钥匙。', 4305],
  ['夜里安静不打扰。', 1390],
  ['手工炒制，产地直发，豆香明显，喝完还有回甘。', 4875],
  ['平常的日子里，也藏着值得停下来的瞬间。', 3590],
  ['喜欢的话，先点个收藏，慢慢看。', 3035],
  ['雾面不拔干，显白，还不沾杯。', 2605],
  ['iPhone手机壳，防摔，握着不滑手。', 2885],
  ['从磨豆到第一口，一整套下来都有仪式感。', 3540],
  ['讲师来自一线，课上讲的都是真实案例。', 3560],
  ['晚上加班饿了，来一碗热乎乎的螺蛳粉。', 3325],
  ['What matters to you when you choose a cat water fountain?', 2875],
  ['The pump is quiet, so the room stays calm while it runs.', 3060],
  ['It holds 2.5L, so you refill it less often.', 3360],
  ['If it sounds like your kind of thing, save this for later.', 2895],
  ['Small groups, all tools included.', 1985],
  ['Send us a message to book.', 1455],
])('%s', (text, measuredMs) => {
  expect(Math.abs(estimateSpeechMs(text) / measuredMs - 1)).toBeLessThan(0.15);
});

test('a mark at the end is no breath', () => {
  expect(estimateSpeechMs('你好。')).toBe(estimateSpeechMs('你好'));
  expect(estimateSpeechMs('你好，再见')).toBeGreaterThan(estimateSpeechMs('你好再见'));
});
