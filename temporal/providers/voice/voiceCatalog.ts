import type { VoiceInfo, VoiceLanguage } from './types.ts';

const SAMPLES: Record<VoiceLanguage, string> = {
  zh: '大家好，今天给您带来一款好用又实惠的新品，一起来看看吧！',
  en: 'Hello there! Let me show you something new that makes every day a little easier.',
};

export const KOKORO_LABEL = 'Kokoro（内置神经语音）';
export const ESPEAK_LABEL = 'espeak（简易语音）';

const VOICES: Array<[id: string, name: string, character: string]> = [
  ['zf_xiaoxiao', '晓晓', '亲切'],
  ['zf_xiaobei', '小贝', '明快'],
  ['zf_xiaoni', '小妮', '温柔'],
  ['zf_xiaoyi', '晓伊', '活泼'],
  ['zm_yunxi', '云希', '年轻'],
  ['zm_yunjian', '云健', '浑厚'],
  ['zm_yunxia', '云夏', '清朗'],
  ['zm_yunyang', '云扬', '播报'],
  ['af_heart', 'Heart', '美式·温暖'],
  ['af_bella', 'Bella', '美式·热情'],
  ['af_sarah', 'Sarah', '美式·沉稳'],
  ['af_nicole', 'Nicole', '美式·轻声'],
  ['am_michael', 'Michael', '美式·稳重'],
  ['am_fenrir', 'Fenrir', '美式·有力'],
  ['am_puck', 'Puck', '美式·轻快'],
  ['bf_emma', 'Emma', '英式·优雅'],
  ['bm_george', 'George', '英式·绅士'],
];

/** The embedded voices, Chinese first. The letters of the id are Kokoro's: language, then gender. */
export const EMBEDDED_VOICES: VoiceInfo[] = VOICES.map(([id, name, character]) => {
  const language = id.startsWith('z') ? 'zh' : 'en';
  const gender = id[1] === 'f' ? 'female' : 'male';
  const genderText = gender === 'female' ? '女声' : '男声';
  return {
    id,
    name: `${name}（${genderText}·${character}）`,
    language,
    gender,
    engine: KOKORO_LABEL,
    sampleText: SAMPLES[language],
  };
});

/** A sentence to hear a voice by. */
export function sampleText(language: VoiceLanguage): string {
  return SAMPLES[language];
}
