import type { FilmReading } from '../../contracts/insight.ts';
import { percent, seconds, shotsOf } from './wording.ts';

const MOST_WORDS = 120;

/** A few Chinese sentences on what the film shows and says, from what is known and nothing else. */
export function summarise(reading: FilmReading): string {
  const { probe, scenes, asr, subtitle, sound } = reading;
  const shape = probe.width > probe.height ? '横屏' : probe.width < probe.height ? '竖屏' : '方形';
  const voiceMs = sound.voice.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  const heard =
    sound.loudnessLufs === null
      ? '没有声音'
      : `人声占 ${percent(Math.min(1, voiceMs / Math.max(1, probe.durationMs)))}`;
  const seen = scenes
    .filter(({ basis }) => basis === 'model')
    .map(({ visualDescription }) => visualDescription);
  return [
    `${shape}视频，${seconds(probe.durationMs)}，${shotsOf(reading).length} 个镜头，${heard}。`,
    seen.length > 0
      ? `画面：${seen
          .slice(0, 3)
          .map((text) => text.replace(/[。；，]+$/, ''))
          .join('；')}。`
      : '',
    asr ? `讲到：“${short(asr)}”。` : '',
    !asr && subtitle ? `画面文字：“${short(subtitle.replaceAll('\n', ' '))}”。` : '',
  ].join('');
}

function short(text: string): string {
  return text.length > MOST_WORDS ? `${text.slice(0, MOST_WORDS)}…` : text;
}
