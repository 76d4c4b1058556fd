import { pictureFrames, type Timeline } from '../../contracts/timeline.ts';
import { textWidth } from './captions/textWidth.ts';
import { MIN_SPEED } from './fillScene.ts';
import { msAt, segmentStarts } from './frames.ts';

/** What is wrong with a timeline, one Chinese sentence each; empty when it can be rendered. */
export function validateTimeline(timeline: Timeline): string[] {
  return [
    ...frameProblems(timeline),
    ...pictureProblems(timeline),
    ...soundProblems(timeline),
    ...captionProblems(timeline),
    ...labelProblems(timeline),
  ];
}

function frameProblems({ width, height, fps, totalFrames, picture }: Timeline): string[] {
  const problems: string[] = [];
  for (const side of [width, height])
    if (!Number.isInteger(side) || side < 16 || side > 4096 || side % 2 !== 0)
      problems.push(`画面尺寸 ${width}×${height} 无效：宽和高须为 16–4096 之间的偶数`);
  if (!Number.isInteger(fps) || fps < 1 || fps > 60) problems.push(`帧率 ${fps} 无效：须为 1–60 的整数`);
  if (picture.length === 0) problems.push('时间线里没有画面');
  else if (pictureFrames(picture) !== totalFrames)
    problems.push(`画面共 ${pictureFrames(picture)} 帧，与总长 ${totalFrames} 帧不一致`);
  return [...new Set(problems)];
}

function pictureProblems({ picture, fps }: Timeline): string[] {
  const starts = segmentStarts(picture);
  return picture.flatMap((segment, index) => {
    const name = `第 ${index + 1} 段画面（镜头 ${segment.sceneNumber}）`;
    const problems: string[] = [];
    const overlap = segment.transition.frames;
    const previous = picture[index - 1];
    if (!Number.isInteger(segment.frames) || segment.frames < 1)
      problems.push(`${name}的长度须为至少 1 帧的整数`);
    if (!Number.isInteger(overlap) || overlap < 0) problems.push(`${name}的转场长度无效`);
    if (segment.transition.kind === 'cut' && overlap !== 0) problems.push(`${name}是硬切，转场长度须为 0`);
    if (segment.transition.kind !== 'cut' && overlap === 0)
      problems.push(`${name}的转场没有长度，请改为硬切`);
    if (!previous && overlap !== 0) problems.push('第一段画面之前没有画面，不能有转场');
    if (
      previous &&
      overlap >= Math.min(segment.frames, previous.frames - previous.transition.frames) &&
      overlap > 0
    )
      problems.push(`${name}的转场比它连接的画面还长`);
    if (segment.mediaType === 'video') {
      if (segment.sourceStartMs < 0) problems.push(`${name}的素材起点不能早于 0`);
      if (segment.sourceDurationMs * fps < 500) problems.push(`${name}取用的素材太短，不足一帧`);
      if (segment.speed < MIN_SPEED || segment.speed > 4)
        problems.push(`${name}的速度须在 ${MIN_SPEED}–4 倍之间`);
    }
    if (starts[index]! < 0) problems.push(`${name}起点早于影片开头`);
    return problems;
  });
}

function soundProblems({ sound, totalFrames, fps }: Timeline): string[] {
  const problems: string[] = [];
  const filmMs = msAt(totalFrames, fps);
  const voices = [...sound.voice].sort((a, b) => a.startMs - b.startMs);
  voices.forEach((voice, index) => {
    const next = voices[index + 1];
    if (voice.durationMs <= 0) problems.push(`镜头 ${voice.sceneNumber} 的配音没有长度`);
    if (voice.startMs < 0) problems.push(`镜头 ${voice.sceneNumber} 的配音早于影片开头`);
    if (voice.startMs + voice.durationMs > filmMs + 1)
      problems.push(`镜头 ${voice.sceneNumber} 的配音超出影片结尾`);
    if (next && voice.startMs + voice.durationMs > next.startMs + 1)
      problems.push(`镜头 ${voice.sceneNumber} 的配音与镜头 ${next.sceneNumber} 的配音重叠`);
    if (Math.abs(voice.gainDb) > 24) problems.push(`镜头 ${voice.sceneNumber} 的配音增益须在 ±24 dB 之内`);
  });
  const { music } = sound;
  if (music && Math.abs(music.gainDb) > 24) problems.push('配乐增益须在 ±24 dB 之内');
  if (music && (music.duckDb < 0 || music.duckDb > 24)) problems.push('配乐压低量须在 0–24 dB 之间');
  if (music && (music.fadeInMs < 0 || music.fadeOutMs < 0)) problems.push('配乐的淡入淡出不能为负');
  if (sound.targetLufs < -30 || sound.targetLufs > -8) problems.push('目标响度须在 −30 到 −8 LUFS 之间');
  if (sound.truePeakDb < -9 || sound.truePeakDb > -0.5) problems.push('峰值上限须在 −9 到 −0.5 dBTP 之间');
  return problems;
}

function captionProblems({ captions, captionStyle, totalFrames, fps }: Timeline): string[] {
  const problems: string[] = [];
  const filmMs = msAt(totalFrames, fps);
  captions.forEach((caption, index) => {
    const name = `第 ${index + 1} 条字幕`;
    const next = captions[index + 1];
    if (caption.lines.length < 1 || caption.lines.length > 2) problems.push(`${name}须为一行或两行`);
    if (caption.lines.some((line) => line.trim() === '')) problems.push(`${name}有空行`);
    for (const line of caption.lines)
      if (textWidth(line) > captionStyle.maxCharsPerLine + 1)
        problems.push(`${name}的一行超过 ${captionStyle.maxCharsPerLine} 字：${line}`);
    if (caption.endMs <= caption.startMs) problems.push(`${name}的结束须晚于开始`);
    if (caption.startMs < 0 || caption.endMs > filmMs + 1) problems.push(`${name}超出影片长度`);
    if (next && caption.endMs > next.startMs) problems.push(`${name}与下一条字幕重叠`);
  });
  return problems;
}

function labelProblems({ label, totalFrames, fps }: Timeline): string[] {
  const problems: string[] = [];
  const neededMs = Math.min(2000, msAt(totalFrames, fps));
  if (label.text.trim() === '') problems.push('AI 生成标识不能为空');
  if (label.startMs > 0 || label.endMs - label.startMs < neededMs)
    problems.push('AI 生成标识须从片头起显示至少 2 秒');
  return problems;
}
