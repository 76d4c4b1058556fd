import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge · Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_5) AppleWebKit/605 Version/18.5 Safari/605', 'Safari · Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) MicroMessenger/8.0', '微信 · iPhone'],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0 Mobile Safari/537.36`,
    'Chrome · Android',
  ],
  ['curl/8.5.0', 'curl'],
  ['something new', '未知设备'],
  ['', '未知设备'],
  [null, '未知设备'],
])('%s is a %s', (userAgent, words) => {
  expect(deviceOf(userAgent)).toBe(words);
});
