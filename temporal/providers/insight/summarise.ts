import type { FilmReading } from '../../contracts/insight.ts';

/** A few Chinese sentences on what the film shows and says, from what is known and nothing else. */
export function summarise({ probe, scenes, asr, subtitle }: FilmReading): string {
  const seconds = (probe.durationMs / 1000).toFixed(1);
  const sentences = [`全片 ${seconds} 秒，共 ${scenes.length} 个镜头。`];
  if (asr) sentences.push(`人声内容：${asr.slice(0, 120)}`);
  if (subtitle) sentences.push(`画面文字：${subtitle.replaceAll('\n', ' ').slice(0, 120)}`);
  return sentences.join('');
}
