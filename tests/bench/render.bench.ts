import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SceneClips } from '../../temporal/contracts/matching.ts';
import type { SceneSpeech } from '../../temporal/contracts/speech.ts';
import type { Timeline } from '../../temporal/contracts/timeline.ts';
import { ensureMusicBed } from '../../temporal/media/music/ensureMusicBed.ts';
import { runFfmpeg } from '../../temporal/media/process/ffmpeg.ts';
import { renderTimeline } from '../../temporal/media/render/renderTimeline.ts';
import { drawSampleMaterials } from '../../temporal/media/samples/drawSampleMaterials.ts';
import { findTestTools } from '../../temporal/media/testing/tools.ts';
import { buildPicture } from '../../temporal/media/timeline/buildPicture.ts';
import { buildSound } from '../../temporal/media/timeline/buildSound.ts';
import { buildCaptions } from '../../temporal/media/timeline/captions/buildCaptions.ts';
import { captionStyleFor } from '../../temporal/media/timeline/captions/captionStyle.ts';
import { msAt } from '../../temporal/media/timeline/frames.ts';
import { buildLabel } from '../../temporal/media/timeline/label.ts';

const ROUNDS = 3;
const SCENES = 8;
const SCENE_MS = 2600;
const PRESET = 'veryfast';
const FILM = { width: 1280, height: 720, fps: 30 };

/**
 * A whole render (8 clips, Chinese captions, ducked voice and music, 720p) against one plain x264 encode of the
 * very same frames with the same settings: from raw frames (the floor) and from a finished film (as people would
 * encode). Best of three rounds, taken in turns.
 */
export async function renderBench(): Promise<{ name: string; ratio: number; detail: string }> {
  const tools = findTestTools();
  const folder = await mkdtemp(join(tmpdir(), 'render-bench-'));
  const ffmpeg = (args: string[]) =>
    runFfmpeg({ ffmpegPath: tools.ffmpegPath, args: ['-loglevel', 'error', ...args] });
  try {
    const timeline = await prepare(folder, ffmpeg);
    const filmPath = join(folder, 'film.mp4');
    const framesPath = join(folder, 'frames.yuv');
    const x264 = [
      '-c:v',
      'libx264',
      '-preset',
      PRESET,
      '-crf',
      '20',
      '-profile:v',
      'high',
      '-pix_fmt',
      'yuv420p',
      '-g',
      '60',
    ];
    const raw = [
      '-f',
      'rawvideo',
      '-pix_fmt',
      'yuv420p',
      '-s',
      `${FILM.width}x${FILM.height}`,
      '-r',
      String(FILM.fps),
    ];
    const render = () =>
      renderTimeline({
        timeline,
        tools,
        resolveSource: async (key) => key,
        outPath: filmPath,
        workDir: join(folder, 'work'),
        title: 'bench',
        aigc: { contentProducer: 'bench', produceId: 'bench' },
        preset: PRESET,
        onProgress: () => undefined,
      });
    await render();
    await ffmpeg(['-i', filmPath, '-an', ...raw.slice(0, 4), framesPath]);
    const times = { ours: [] as number[], floor: [] as number[], again: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.floor.push(
        await timed(() => ffmpeg([...raw, '-i', framesPath, ...x264, join(folder, 'floor.mp4')])),
      );
      times.ours.push(await timed(render));
      times.again.push(
        await timed(() => ffmpeg(['-i', filmPath, '-an', ...x264, join(folder, 'again.mp4')])),
      );
    }
    const [ours, floor, again] = [times.ours, times.floor, times.again].map((all) => Math.min(...all)) as [
      number,
      number,
      number,
    ];
    return {
      name: 'render',
      ratio: ours / floor,
      detail: `${timeline.totalFrames} frames, ${PRESET}: render ${Math.round(ours)} ms, x264 of the raw frames ${Math.round(floor)} ms, x264 of the finished film ${Math.round(again)} ms (${(ours / again).toFixed(2)}×)`,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Our own drawings with camera noise over them: flat pictures would cost the encoder nothing. */
async function prepare(folder: string, ffmpeg: (args: string[]) => Promise<unknown>): Promise<Timeline> {
  const drawn = await drawSampleMaterials(findTestTools(), join(folder, 'drawn'));
  const scenes: SceneClips[] = [];
  const speech: SceneSpeech[] = [];
  for (let index = 0; index < SCENES; index += 1) {
    const clipPath = join(folder, `clip${index}.mp4`);
    const voicePath = join(folder, `voice${index}.wav`);
    const noise = `noise=alls=3:allf=t:all_seed=${index},fps=30`;
    await ffmpeg([
      '-i',
      drawn[index % drawn.length]!.path,
      '-vf',
      noise,
      '-c:v',
      'libx264',
      '-preset',
      PRESET,
      '-crf',
      '20',
      '-g',
      '60',
      clipPath,
    ]);
    const tone = `aevalsrc=0.4*sin(2*PI*(${170 + index * 9}+60*sin(2*PI*3*t))*t)*(0.6+0.4*sin(2*PI*5*t)):s=48000:d=${SCENE_MS / 1000}`;
    await ffmpeg(['-f', 'lavfi', '-i', tone, '-c:a', 'pcm_s16le', voicePath]);
    const clip = {
      materialId: index,
      clipId: index,
      name: '',
      mediaType: 'video' as const,
      storageKey: clipPath,
      thumbnailKey: null,
    };
    const chosen = [{ ...clip, startMs: 0, endMs: 5000, width: 1280, height: 720, score: 1, reason: '' }];
    scenes.push({ sceneNumber: index + 1, chosen, alternatives: [] });
    speech.push({ ...spoken(index + 1), audioKey: voicePath });
  }
  const track = buildPicture({ scenes, speech, ...FILM });
  const bed = await ensureMusicBed('bright', folder);
  const sound = buildSound({
    picture: track.picture,
    fps: FILM.fps,
    speech,
    music: { audioKey: bed.path, name: bed.name },
  });
  const filmMs = msAt(track.totalFrames, FILM.fps);
  const captionStyle = captionStyleFor(FILM.width, FILM.height);
  const captions = buildCaptions({ speech, voice: sound.voice, style: captionStyle, filmMs });
  return { version: 1, ...track, sound, captions, captionStyle, label: buildLabel(filmMs) };
}

function spoken(sceneNumber: number): Omit<SceneSpeech, 'audioKey'> {
  const halves = ['夜里也不打扰睡眠，', '每一口水都清新甘甜。'];
  const clauses = halves.map((text, half) => {
    const startMs = (half * SCENE_MS) / 2;
    const endMs = startMs + SCENE_MS / 2;
    return { text, startMs, endMs, words: [{ text: text.slice(0, -1), startMs, endMs }] };
  });
  return { sceneNumber, text: halves.join(''), voice: '', engine: '', durationMs: SCENE_MS, clauses };
}
