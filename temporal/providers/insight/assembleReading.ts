import type { FilmReading, FilmScene, SceneLook, TimedText } from '../../contracts/insight.ts';
import type { FoundWords, MediaAnalysis, Shot } from '../../contracts/media.ts';
import type { EngineState } from '../recognition/types.ts';
import { sameScenes } from './sameScenes.ts';
import type { PictureRead } from './writing/looks.ts';
import { spellAsShown } from './writing/spellAsShown.ts';
import { writingOf } from './writing/writing.ts';

export interface ReadingParts {
  file: { name: string; storageKey: string };
  content: { analysis: MediaAnalysis; thumbnailKeys: string[]; posterKey: string };
  words: FoundWords;
  /** What is said in a shot. */
  textsOf: (words: FoundWords, shot: Shot) => { spokenText: string };
  /** On which words were looked for, in order. */
  pictures: readonly PictureRead[];
  /** One a shot; null where nobody looked. */
  looks: SceneLook[] | null;
  looking: string;
  engines: { hearing: EngineState; reading: EngineState };
}

/** Puts together what was measured, heard, read and seen. */
export function assembleReading({
  file,
  content,
  words: found,
  textsOf,
  pictures,
  looks,
  looking,
  engines,
}: ReadingParts): FilmReading {
  const { analysis, thumbnailKeys, posterKey } = content;
  const writing = writingOf(found.read, pictures, analysis.shots);
  const words = withSpelling(found, writing.captions);
  const sameAs = sameScenes(analysis.shots);
  const scenes = analysis.shots.map((shot, index): FilmScene => {
    const { spokenText } = textsOf(words, shot);
    const { startMs, endMs, motion, brightness, sharpness, loudnessLufs, speechRatio, colors } = shot;
    return {
      sceneId: index + 1,
      startMs,
      endMs,
      entry: shot.entry,
      asr: spokenText,
      ...writing.shots[index]!,
      ...(looks?.[index] ?? emptyLook),
      measured: { motion, brightness, sharpness, loudnessLufs, speechRatio, colors },
      sameAs: sameAs[index]!,
      unusable: shot.unusable,
      thumbnailKey: thumbnailKeys[index] ?? null,
    };
  });
  const speech = (words.heard?.segments ?? []).map(({ startMs, endMs, text }) => ({ startMs, endMs, text }));
  return {
    videoName: file.name,
    storageKey: file.storageKey,
    posterKey,
    probe: analysis.probe,
    scenes,
    asr: speech.map(({ text }) => text).join(' '),
    subtitle: writing.captions.map(({ text }) => text).join('\n'),
    speech,
    captions: writing.captions,
    writing: writing.placed,
    sound: {
      loudnessLufs: analysis.loudnessLufs,
      waveform: analysis.waveform.peaks,
      stepMs: analysis.waveform.stepMs,
      silences: analysis.silences,
      voice: analysis.speech,
    },
    flashesMs: analysis.flashesMs,
    black: analysis.black,
    frozen: analysis.frozen,
    engines: {
      pass: `analysis-${analysis.version}`,
      hearing: words.heard?.engine ?? null,
      reading: words.read?.engine ?? null,
      looking,
    },
    notes: [
      ...(words.heard || analysis.speech.length === 0 ? [] : [missing('语音识别', engines.hearing)]),
      ...(words.read ? [] : [missing('画面文字识别', engines.reading)]),
    ],
  };
}

/** What was heard, spelled as the captions have it; the engine's name says so where that changed something. */
function withSpelling(words: FoundWords, captions: readonly TimedText[]): FoundWords {
  if (!words.heard) return words;
  const { engine, segments } = words.heard;
  const spelled = spellAsShown(segments, captions);
  const isChanged = spelled.some(({ text }, index) => text !== segments[index]!.text);
  const name = isChanged ? `${engine}，同音字按字幕写` : engine;
  return { ...words, heard: { ...words.heard, engine: name, segments: spelled } };
}

const emptyLook: SceneLook = {
  visualDescription: '',
  lighting: '',
  cameraShot: '',
  background: '',
  sceneObjects: [],
  basis: 'measured',
};

function missing(what: string, state: EngineState): string {
  return state === 'absent' ? `未安装${what}引擎，这部分内容为空` : `${what}引擎尚未就绪，这部分内容为空`;
}
