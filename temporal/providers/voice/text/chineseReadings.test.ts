import { expect, test } from 'vitest';
import { readInteger, readNumber } from './chineseNumbers.ts';
import { readChinese } from './chineseReadings.ts';

/** What is said, without punctuation and spaces. */
const said = (text: string) =>
  readChinese(text)
    .map((reading) => reading.spoken)
    .join('')
    .replaceAll(' ', '');

test.each([
  ['0', '零'],
  ['7', '七'],
  ['10', '十'],
  ['18', '十八'],
  ['105', '一百零五'],
  ['110', '一百一十'],
  ['200', '两百'],
  ['222', '两百二十二'],
  ['1,200', '一千二百'],
  ['2005', '两千零五'],
  ['10000', '一万'],
  ['10010', '一万零一十'],
  ['12012', '一万二千零一十二'],
  ['100000000', '一亿'],
  ['100005000', '一亿零五千'],
  ['007', '零零七'],
])('integer %s is %s', (digits, spoken) => {
  expect(readInteger(digits)).toBe(spoken);
});

test.each([
  ['3.14', '三点一四'],
  ['0.50', '零点五零'],
  ['-3.5', '负三点五'],
])('number %s is %s', (digits, spoken) => {
  expect(readNumber(digits)).toBe(spoken);
});

test.each([
  // Money
  ['仅需¥99.90', '仅需九十九点九元'],
  ['￥1,299起', '一千二百九十九元起'],
  ['$19.99', '十九点九九美元'],
  ['¥9.9/件', '九点九元每件'],
  ['9.9元/件', '九点九元每件'],
  ['2元', '两元'],
  ['¥10-20', '十到二十元'],
  // Percent, discount
  ['12.5%', '百分之十二点五'],
  ['10%-20%', '百分之十到二十'],
  ['30-50%', '百分之三十到五十'],
  ['5折', '五折'],
  // Units
  ['500ml', '五百毫升'],
  ['2kg', '两公斤'],
  ['0.5L', '零点五升'],
  ['2g', '两克'],
  ['55寸4K电视', '五十五寸四K电视'],
  ['10×20cm', '十乘二十厘米'],
  ['30*40*50mm', '三十乘四十乘五十毫米'],
  ['10cm×20cm', '十厘米乘二十厘米'],
  ['1920x1080', '一九二零乘一零八零'],
  ['25℃', '二十五摄氏度'],
  ['室外-5℃', '室外零下五摄氏度'],
  ['20~25℃', '二十到二十五摄氏度'],
  ['±0.5mm', '正负零点五毫米'],
  ['120km/h', '一百二十公里每小时'],
  ['100㎡', '一百平方米'],
  ['5000mAh', '五千毫安时'],
  ['2.5kg/箱', '二点五公斤每箱'],
  // Ranges and counts
  ['保温6-8小时', '保温六到八小时'],
  ['3~5天', '三到五天'],
  ['2个', '两个'],
  ['12个', '十二个'],
  ['1.2万人', '一点二万人'],
  ['2万步', '两万步'],
  ['99+', '九十九加'],
  ['1/3', '三分之一'],
  ['3x速度', '三倍速度'],
  ['买2送1', '买两送一'],
  // Ordinals keep 二
  ['2号链接', '二号链接'],
  ['第2代', '第二代'],
  ['2楼', '二楼'],
  ['双11', '双十一'],
  ['618大促', '六幺八大促'],
  ['90后', '九零后'],
  // Dates and times
  ['2026-11-21', '二零二六年十一月二十一日'],
  ['2026/1/5', '二零二六年一月五日'],
  ['2024年', '二零二四年'],
  ['2年', '两年'],
  ['11月21日', '十一月二十一日'],
  ['20:00', '二十点'],
  ['08:05', '八点零五分'],
  ['9:00-21:30', '九点到二十一点三十分'],
  ['16:9', '十六比九'],
  // Telephones
  ['13812345678', '幺三八幺二三四五六七八'],
  ['138-1234-5678', '幺三八幺二三四五六七八'],
  ['400-800-8888', '四零零八零零八八八八'],
  ['010-12345678', '零幺零幺二三四五六七八'],
  // Latin
  ['AI大模型', 'AI大模型'],
  ['iPhone 15 Pro', 'iPhone十五Pro'],
  ['RTX4090', 'RTX四零九零'],
  ['MP3', 'MP三'],
  ['PM2.5', 'PM二点五'],
  ['SPF50+', 'SPF五十加'],
  ['T恤', 'T恤'],
  ['5G', '五G'],
  ['B2B', 'BtoB'],
  // Silent
  ['见https://example.com/a?b=1。', '见'],
  ['好🎉', '好'],
])('%s is said %s', (text, spoken) => {
  expect(said(text)).toBe(spoken);
});

test('acronyms are spelled, names are words', () => {
  const spoken = (text: string) => readChinese(text)[0]!.spoken;
  expect(spoken('USB-C')).toBe('U S B C');
  expect(spoken('HDMI')).toBe('H D M I');
  expect(spoken('APP')).toBe('A P P');
  expect(spoken('PLUS')).toBe('PLUS');
  expect(spoken('OK')).toBe('OK');
  expect(spoken('WiFi')).toBe('Wi-Fi');
});

test('the written parts are the text, whatever it is', () => {
  const text = '【618】仅￥99.9！«x» 10×20cm\n🎉 ok？…--3';
  expect(
    readChinese(text)
      .map((reading) => reading.written)
      .join(''),
  ).toBe(text);
});
