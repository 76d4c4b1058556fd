import { expect, test } from 'vitest';
import { syllablesOf } from './pinyinSyllables.ts';
import { segmentWords } from './segmentWords.ts';
import { applyToneSandhi } from './toneSandhi.ts';

function said(text: string): string {
  const words = segmentWords(text);
  return applyToneSandhi(
    syllablesOf(words),
    words.map((word) => [...word].length),
  )
    .map(({ base, tone }) => base + tone)
    .join(' ');
}

test.each([
  // 一
  ['一个人', 'yi2 ge4 ren2'],
  ['一样', 'yi2 yang4'],
  ['一天', 'yi4 tian1'],
  ['一起', 'yi4 qi3'],
  ['第一名', 'di4 yi1 ming2'],
  ['一月一号', 'yi1 yue4 yi1 hao4'],
  ['二十一个', 'er4 shi2 yi1 ge4'],
  ['一百一十一', 'yi4 bai3 yi1 shi2 yi1'],
  ['一点五', 'yi1 dian2 wu3'],
  ['统一', 'tong3 yi1'],
  ['唯一', 'wei2 yi1'],
  ['看一看', 'kan4 yi0 kan4'],
  ['一心一意', 'yi4 xin1 yi2 yi4'],
  // 不
  ['不是', 'bu2 shi4'],
  ['不好', 'bu4 hao3'],
  ['好不好', 'hao3 bu0 hao3'],
  ['不一样', 'bu4 yi2 yang4'],
  // Third tones
  ['你好', 'ni2 hao3'],
  ['我很好', 'wo2 hen2 hao3'],
  ['展览馆', 'zhan2 lan2 guan3'],
  ['小李买好酒', 'xiao2 li3 mai2 hao2 jiu3'],
  // Particles and words of several readings
  ['长得好看', 'zhang3 de0 hao3 kan4'],
  ['你得看看', 'ni2 dei3 kan4 kan4'],
  ['慢慢地走', 'man4 man4 de0 zou3'],
  ['土地', 'tu3 di4'],
  ['银行', 'yin2 hang2'],
  ['重新', 'chong2 xin1'],
  ['归还给', 'gui1 huan2 gei3'],
  ['空调', 'kong1 tiao2'],
  ['目的', 'mu4 di4'],
  ['轻薄', 'qing1 bao2'],
  ['便宜', 'pian2 yi0'],
  ['种植', 'zhong4 zhi2'],
])('%s is said %s', (text, syllables) => {
  expect(said(text)).toBe(syllables);
});
