import { join } from 'node:path';
import type { ClipCandidate, SceneClips } from '../../../temporal/contracts/matching.ts';
import type { SceneSpeech } from '../../../temporal/contracts/speech.ts';
import type { Timeline } from '../../../temporal/contracts/timeline.ts';
import { ensureMusicBed } from '../../../temporal/media/music/ensureMusicBed.ts';
import { renderTimeline } from '../../../temporal/media/render/renderTimeline.ts';
import { buildPicture } from '../../../temporal/media/timeline/buildPicture.ts';
import { buildSound } from '../../../temporal/media/timeline/buildSound.ts';
import { buildCaptions } from '../../../temporal/media/timeline/captions/buildCaptions.ts';
import { captionStyleFor } from '../../../temporal/media/timeline/captions/captionStyle.ts';
import { msAt } from '../../../temporal/media/timeline/frames.ts';
import { buildLabel } from '../../../temporal/media/timeline/label.ts';
import type { MediaTools } from '../../../temporal/media/tools.ts';
import type { VoiceProvider } from '../../../temporal/providers/voice/voiceProvider.ts';
import type { TrueBoundary } from '../scenes/tiers.ts';
import type { Footage } from './footageOf.ts';

export interface FilmPlan {
  name: string;
  size: { width: number; height: number; fps: number };
  script: readonly string[];
  voice: string;
  music: boolean;
  footage: readonly Footage[];
}

/** A film whose cuts, words and captions are known, because we made it. */
export interface KnownFilm {
  name: string;
  path: string;
  boundaries: TrueBoundary[];
  said: string;
  captions: Array<{ text: string; startMs: number; endMs: number }>;
}

/** Speaks, composes and renders a film the way a mixcut does; its timeline is the truth about it. */
export async function makeFilm(
  { tools, voices }: { tools: MediaTools; voices: VoiceProvider },
  plan: FilmPlan,
  folder: string,
): Promise<KnownFilm> {
  const { size, script, footage } = plan;
  const speech: SceneSpeech[] = [];
  for (const [index, text] of script.entries()) {
    const outPath = join(folder, `voice-${index}.wav`);
    const spoken = await voices.speak({ text, voice: plan.voice, language: 'zh', speed: 1, outPath });
    const { durationMs, clauses, engine } = spoken;
    speech.push({
      sceneNumber: index + 1,
      text,
      voice: plan.voice,
      engine,
      audioKey: outPath,
      durationMs,
      clauses,
    });
  }
  // Two clips a scene as far as they last, so that cuts and transitions take turns; none follows itself.
  const scenes = script.map((_, index): SceneClips => {
    const chosen = [0, 1].map((more) => candidate(footage[(2 * index + more) % footage.length]!));
    return { sceneNumber: index + 1, chosen, alternatives: [] };
  });
  const track = buildPicture({ scenes, speech, ...size });
  const bed = plan.music ? await ensureMusicBed('bright', folder) : null;
  const music = bed && { audioKey: bed.path, name: bed.name };
  const sound = buildSound({ picture: track.picture, fps: size.fps, speech, music });
  const filmMs = msAt(track.totalFrames, size.fps);
  const captionStyle = captionStyleFor(size.width, size.height);
  const captions = buildCaptions({ speech, voice: sound.voice, style: captionStyle, filmMs });
  const timeline: Timeline = {
    version: 1,
    ...track,
    sound,
    captions,
    captionStyle,
    label: buildLabel(filmMs),
  };
  const path = join(folder, 'film.mp4');
  await renderTimeline({
    timeline,
    tools,
    resolveSource: async (key) => key,
    outPath: path,
    workDir: join(folder, 'work'),
    title: plan.name,
    aigc: { contentProducer: 'bench', produceId: 'bench' },
  });
  return {
    name: plan.name,
    path,
    boundaries: boundariesOf(timeline),
    said: script.join(''),
    captions: captions.map(({ lines, startMs, endMs }) => ({ text: lines.join(''), startMs, endMs })),
  };
}

function candidate({ path, startMs, endMs, width, height }: Footage): ClipCandidate {
  const file = { name: '', mediaType: 'video' as const, storageKey: path, thumbnailKey: null };
  return { materialId: 1, clipId: 1, ...file, startMs, endMs, width, height, score: 1, reason: '' };
}

function boundariesOf({ picture, fps }: Timeline): TrueBoundary[] {
  const found: TrueBoundary[] = [];
  let at = 0;
  for (const [index, { frames, transition }] of picture.entries()) {
    const from = at - transition.frames;
    if (index > 0)
      found.push({
        kind: transition.frames === 0 ? 'cut' : 'dissolve',
        fromMs: msAt(from, fps),
        toMs: msAt(at, fps),
      });
    at = from + frames;
  }
  return found;
}
