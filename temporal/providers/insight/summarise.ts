import { z } from 'zod';
import type { FilmReading } from '../../contracts/insight.ts';
import { generateObject } from '../ai/generateObject.ts';
import { chatWith } from '../ai/model.ts';
import { allWords } from './filmWords.ts';
import { asMaterial, inChinese, inventedIn, MATERIAL_RULE, trusted } from './modelWords.ts';
import type { Judge } from './types.ts';
import { percent, seconds, shotsOf, timecode } from './wording.ts';

const MOST_WORDS = 120;
const LONGEST_SUMMARY = 400;
const MOST_SCENES = 80;

const answer = z.object({ summary: z.string().min(4).max(4_000) });
const SYSTEM = `你是影视编辑。根据给出的镜头、台词和画面文字，用三到五句话概括视频讲了什么、怎么讲的（summary，不超过 200 字）。不得补充资料里没有的事实、数字或引语。\n${MATERIAL_RULE}`;

/**
 * The same in a chat model's words, where one is configured; ours where it adds facts that it was not given.
 * @throws AiError
 */
export async function summariseDeeply(
  reading: FilmReading,
  judge: Judge,
  signal: AbortSignal,
): Promise<string> {
  const own = summarise(reading);
  const words = allWords(reading);
  if (!judge || (words.length === 0 && reading.scenes.every(({ basis }) => basis === 'measured'))) return own;
  const given = asMaterial({
    figures: own,
    scenes: reading.scenes.slice(0, MOST_SCENES).map(({ startMs, visualDescription }) => ({
      time: timecode(startMs),
      seen: visualDescription,
    })),
    words: words.map(({ startMs, where, text }) => `${timecode(startMs)} ${where}：${text}`),
  });
  const { summary } = await generateObject({
    ...chatWith(judge),
    schema: answer,
    system: SYSTEM,
    prompt: given,
    signal,
    findProblems: (said) =>
      inventedIn(said.summary, given).map((invented) => `资料里没有“${invented}”，请去掉`),
  });
  return inChinese(trusted(summary, given, LONGEST_SUMMARY)) || own;
}

/** A few Chinese sentences on what the film shows and says, from what is known and nothing else. */
export function summarise(reading: FilmReading): string {
  const { probe, scenes, asr, sound } = reading;
  const shape = probe.width > probe.height ? '横屏' : probe.width < probe.height ? '竖屏' : '方形';
  const voiceMs = sound.voice.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  const heard =
    sound.loudnessLufs === null
      ? '没有声音'
      : voiceMs === 0
        ? '没有人声'
        : `人声占 ${percent(Math.min(1, voiceMs / Math.max(1, probe.durationMs)))}`;
  const seen = scenes
    .filter(({ basis }) => basis === 'model')
    .map(({ visualDescription }) => visualDescription);
  const written = writtenIn(reading);
  const shots = shotsOf(reading).length;
  // Tables list the parts of a long shot one by one: whoever counts them must not find another number.
  const parts = scenes.length > shots ? `（长镜头分段，共 ${scenes.length} 段）` : '';
  return [
    `${shape}视频，${seconds(probe.durationMs)}，${shots} 个镜头${parts}，${heard}。`,
    seen.length > 0
      ? `画面：${seen
          .slice(0, 3)
          .map((text) => text.replace(/[。；，]+$/, ''))
          .join('；')}。`
      : '',
    asr ? `讲到：“${short(asr)}”。` : '',
    !asr && written ? `画面文字：“${short(written)}”。` : '',
  ].join('');
}

/** The captions; where there are none, titles and other writing, each once. */
function writtenIn({ subtitle, scenes }: FilmReading): string {
  const lines = subtitle
    ? subtitle.split('\n')
    : scenes.flatMap(({ pictureText }) => pictureText.split('\n'));
  return [...new Set(lines)].join(' ').trim();
}

function short(text: string): string {
  return text.length > MOST_WORDS ? `${text.slice(0, MOST_WORDS)}…` : text;
}
