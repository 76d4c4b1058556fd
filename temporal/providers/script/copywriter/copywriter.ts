import type { FilmLanguage, Script, ScriptScene } from '../../../contracts/script.ts';
import { SCENE_BREATH_MS } from '../../../contracts/timeline.ts';
import { findAdLawIssues } from '../adlaw/adLaw.ts';
import { estimateSpeechMs } from '../speechTime.ts';
import { ScriptError, type WriteScriptInput } from '../types.ts';
import { type Beat, FILLING_WEIGHT } from './beats.ts';
import { chineseBeats } from './chineseBeats.ts';
import { readChineseBrief } from './chineseBrief.ts';
import { type Chooser, createChooser } from './choice.ts';
import { englishBeats } from './englishBeats.ts';
import { readEnglishBrief } from './englishBrief.ts';
import { findExhibits, knowMaterials } from './exhibits.ts';
import { glossesOf } from './glosses.ts';
import { describeFilm } from './packaging.ts';
import { VisualDirector } from './visuals.ts';

export const COPYWRITER_ENGINE = '内置文案引擎';

const DEFAULT_DURATION_MS = 30_000;
const MIN_DURATION_MS = 8_000;
const MAX_DURATION_MS = 180_000;
/** A description is a few sentences; patterns over a pasted book would take seconds. */
const MAX_PROMPT_CHARS = 4000;
const MIN_SCENES = 3;
const MAX_SCENES = 12;

type Sentence = { beat: Beat; narration: string };

/**
 * Writes a film without a model: facts are read out of the prompt and the product, told in one of several orders,
 * in wordings chosen by the content itself. It says nothing that was not given and no word against 广告法, and it
 * stays shorter than wished where there is not enough to tell.
 *
 * @throws ScriptError where the film's language is not the language of what was given: it cannot translate
 */
export function writeEmbeddedCopy(input: WriteScriptInput): Script {
  const { language } = input;
  assertLanguage(input);
  const brief = (language === 'zh' ? readChineseBrief : readEnglishBrief)(
    input.prompt.slice(0, MAX_PROMPT_CHARS),
    input.product,
  );
  if (brief.subject === '') throw new ScriptError('看不出要介绍什么，请在描述里写明产品或主题');
  const chooser = createChooser([
    input.prompt,
    input.product,
    input.materials,
    language,
    input.targetDurationMs,
  ]);
  const materials = knowMaterials(input.materials);
  const targetMs = Math.min(
    MAX_DURATION_MS,
    Math.max(MIN_DURATION_MS, input.targetDurationMs ?? brief.durationMs ?? DEFAULT_DURATION_MS),
  );
  const exhibits = findExhibits(brief, materials, language).slice(0, 8);
  const structure = chooser.number();
  // Where nothing is praised the name itself may say something, such as 手工 in 手工牛肉酱.
  const telling = brief.kind !== 'theme' && glossesOf(brief.subject, language).length > 0;
  const points = brief.points.length === 0 && telling ? [brief.subject] : brief.points;
  const beatsOf = (pointsPerSentence: number) =>
    (language === 'zh' ? chineseBeats : englishBeats)(
      brief,
      group(points, pointsPerSentence),
      exhibits,
      structure,
    );
  const sentences = fitToLength(beatsOf, (beats) => sayAll(beats, language, chooser), targetMs);
  const director = new VisualDirector(brief, materials, language);
  const scenes = sentences.map(
    ({ beat, narration }, index): ScriptScene => ({
      sceneNumber: index + 1,
      durationMs: estimateSpeechMs(narration),
      narration,
      ...director.direct(beat, narration),
    }),
  );
  return { ...describeFilm(brief, scenes.length, language), language, scenes, engine: COPYWRITER_ENGINE };
}

/** Says every point in a sentence of its own where there is time, else two or three in one; then fills what is left. */
function fitToLength(
  beatsOf: (pointsPerSentence: number) => Beat[],
  say: (beats: Beat[]) => Sentence[],
  targetMs: number,
): Sentence[] {
  const length = (sentences: Sentence[]) =>
    sentences.reduce((sum, { narration }) => sum + estimateSpeechMs(narration) + SCENE_BREATH_MS, 0);
  const essential = [1, 2, 3]
    .map((size) => say(beatsOf(size)).filter(({ beat }) => beat.weight < FILLING_WEIGHT))
    .map((sentences, index) => ({ size: index + 1, lengthMs: length(sentences), count: sentences.length }));
  const fitting = essential.find(({ lengthMs, count }) => lengthMs <= targetMs * 1.08 && count <= MAX_SCENES);
  const all = say(beatsOf(fitting?.size ?? 3));
  const droppable = [...all].sort((a, b) => b.beat.weight - a.beat.weight);
  const kept = new Set(all);
  for (const sentence of droppable) {
    const tooLong = length([...kept]) > targetMs * 1.08 || kept.size > MAX_SCENES;
    if (!tooLong || kept.size <= MIN_SCENES) break;
    kept.delete(sentence);
  }
  return all.filter((sentence) => kept.has(sentence));
}

/** Takes for every beat a wording of good length that does not begin or end like the one before. */
function sayAll(beats: Beat[], language: FilmLanguage, chooser: Chooser): Sentence[] {
  const said: string[] = [];
  const stems = new Set<string>();
  return beats.flatMap((beat) => {
    const lawful = beat.wordings.filter((wording) => findAdLawIssues(wording).length === 0);
    const fresh = lawful.filter((wording) => !said.includes(wording));
    const rated = chooser.shuffled(fresh).map((wording, order) => ({
      wording,
      badness:
        lengthBadness(wording, language) * 10 +
        (stems.has(stemOf(wording, beat.topics)) ? 3 : 0) +
        order * 0.01,
    }));
    const best = rated.sort((a, b) => a.badness - b.badness)[0];
    if (!best) return [];
    said.push(best.wording);
    stems.add(stemOf(best.wording, beat.topics));
    return [{ beat, narration: best.wording }];
  });
}

/** The tail of a sentence without what it is about: what the ear would hear again. */
function stemOf(wording: string, topics: string[]): string {
  return topics.reduce((text, topic) => text.replace(topic, ''), wording).slice(-6);
}

/** 0 for sentences that are easy to speak and to read: 12–28 characters, or 6–18 words. */
function lengthBadness(wording: string, language: FilmLanguage): number {
  const [low, high] = language === 'zh' ? [12, 28] : [6, 18];
  const length = language === 'zh' ? wording.replace(/\s/g, '').length : wording.split(/\s+/).length;
  return length < low ? low - length : length > high ? length - high : 0;
}

function group(points: string[], size: number): string[][] {
  const groups: string[][] = [];
  for (let index = 0; index < points.length; index += size) groups.push(points.slice(index, index + size));
  return groups;
}

function assertLanguage({ prompt, product, language }: WriteScriptInput): void {
  const given = `${prompt}${product?.name ?? ''}${product?.sellingPoints.join('') ?? ''}`;
  const han = given.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = given.match(/[A-Za-z]{2,}/g)?.length ?? 0;
  if (language === 'en' && han > 0) {
    throw new ScriptError('内置文案引擎不会翻译：英文影片请用英文填写描述和产品信息，或配置 AI 模型');
  }
  if (language === 'zh' && han === 0 && latin > 0) {
    throw new ScriptError('内置文案引擎不会翻译：中文影片请用中文填写描述，或配置 AI 模型');
  }
}
