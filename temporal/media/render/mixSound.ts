import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SoundTrack } from '../../contracts/timeline.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import type { MediaTools } from '../tools.ts';
import { graphArgs } from './graphFile.ts';
import { ebur128, type Loudness, parseLoudness } from './loudness.ts';
import {
  MUSIC_LUFS,
  masterFilters,
  mixGraph,
  musicCopies,
  musicGraph,
  SAMPLE_RATE,
  VOICE_LUFS,
  voiceGraph,
} from './soundGraph.ts';

export interface MixRequest {
  sound: SoundTrack;
  filmSamples: number;
  tools: MediaTools;
  /** Paths of our own WAV files by storage key. */
  resolveSource: (key: string) => Promise<string>;
  workDir: string;
  signal?: AbortSignal | undefined;
}

export interface MixedSound {
  /** Uncompressed mix, or null for a film without any sound. */
  path: string | null;
  /** Filters that bring the mix to the target when it is encoded. */
  master: string;
}

/**
 * Mixes voice and bed into a PCM file and finds the gain that brings it to the target. Only sound is worked on
 * here and nothing is encoded, so it costs a few per cent of a render.
 */
export async function mixSound(request: MixRequest): Promise<MixedSound> {
  const { sound, workDir } = request;
  if (sound.voice.length === 0 && !sound.music) return { path: null, master: 'anull' };
  const voice = await levelVoice(request);
  const mixPath = join(workDir, 'mix.wav');
  const mixed = await mix(request, voice, mixPath);
  return { path: mixPath, master: await findMaster(request, mixPath, mixed) };
}

interface Levelled {
  path: string | null;
  voiceLevelDb: number;
  musicLevelDb: number;
}

/** The voice track as one file, and how far voice and bed are from their working loudness. */
async function levelVoice({
  sound,
  filmSamples,
  tools,
  resolveSource,
  workDir,
  signal,
}: MixRequest): Promise<Levelled> {
  const inputs: string[] = [];
  const graph: string[] = [];
  const outputs: string[] = [];
  const path = sound.voice.length > 0 ? join(workDir, 'voice.wav') : null;
  if (path) {
    for (const voice of sound.voice) inputs.push(...ownWav(await resolveSource(voice.audioKey)));
    graph.push(
      ...voiceGraph(sound.voice, filmSamples, 'voice'),
      `[voice]${ebur128({ truePeak: false })}[out0]`,
    );
    outputs.push('-map', '[out0]', ...PCM, path);
  }
  if (sound.music) {
    inputs.push(...ownWav(await resolveSource(sound.music.audioKey)));
    graph.push(`[${sound.voice.length}:a:0]${ebur128({ truePeak: false })}[out1]`);
    outputs.push('-map', '[out1]', '-f', 'null', '-');
  }
  const { stderrTail } = await runFfmpeg({
    ffmpegPath: tools.ffmpegPath,
    args: [
      '-loglevel',
      'info',
      ...inputs,
      ...(await graphArgs(tools, graph, join(workDir, 'level.graph'))),
      ...outputs,
    ],
    signal,
  });
  const measured = parseLoudness(stderrTail);
  const [voiceLoudness, musicLoudness] = path ? measured : [undefined, measured[0]];
  return {
    path,
    voiceLevelDb: levelDb(voiceLoudness, VOICE_LUFS),
    musicLevelDb: levelDb(musicLoudness, MUSIC_LUFS),
  };
}

async function mix(
  { sound, filmSamples, tools, resolveSource, workDir, signal }: MixRequest,
  voice: Levelled,
  mixPath: string,
): Promise<Loudness> {
  const inputs = voice.path ? ownWav(voice.path) : [];
  const graph: string[] = [];
  if (sound.music) {
    const bedPath = await resolveSource(sound.music.audioKey);
    const copies = musicCopies(await wavSeconds(bedPath), filmSamples / SAMPLE_RATE);
    for (let copy = 0; copy < copies; copy += 1) inputs.push(...ownWav(bedPath));
    const bed = { firstInput: voice.path ? 1 : 0, copies, levelDb: voice.musicLevelDb, filmSamples };
    graph.push(...musicGraph(sound.music, bed, voice.path ? 'bed' : 'mix'));
    if (voice.path) graph.push(...mixGraph('0:a:0', voice.voiceLevelDb, 'bed', sound.music.duckDb, 'mix'));
  } else {
    graph.push(`[0:a:0]volume=${voice.voiceLevelDb.toFixed(2)}dB,aformat=channel_layouts=stereo[mix]`);
  }
  graph.push(`[mix]${ebur128({ truePeak: true })}[out]`);
  const { stderrTail } = await runFfmpeg({
    ffmpegPath: tools.ffmpegPath,
    args: [
      '-loglevel',
      'info',
      ...inputs,
      ...(await graphArgs(tools, graph, join(workDir, 'mix.graph'))),
      '-map',
      '[out]',
      ...PCM,
      mixPath,
    ],
    signal,
  });
  return parseLoudness(stderrTail)[0] ?? SILENT;
}

/** AAC moves peaks by a few tenths of a dB: keep that much more distance. */
const CODEC_MARGIN_DB = 0.6;
const LOUDNESS_TOLERANCE_DB = 0.15;

/** Gain alone where the peaks allow it; else gain and limiter, corrected by what they measure (three rounds at most). */
async function findMaster(
  { sound, tools, signal }: MixRequest,
  mixPath: string,
  mixed: Loudness,
): Promise<string> {
  if (!Number.isFinite(mixed.lufs)) return 'anull';
  const ceilingDb = sound.truePeakDb - CODEC_MARGIN_DB;
  let gainDb = sound.targetLufs - mixed.lufs;
  if (mixed.truePeakDb + gainDb <= ceilingDb) return masterFilters({ gainDb, limitDb: null });
  let limitDb = ceilingDb;
  for (let round = 0; round < 3; round += 1) {
    const filters = masterFilters({ gainDb, limitDb });
    const { stderrTail } = await runFfmpeg({
      ffmpegPath: tools.ffmpegPath,
      args: [
        '-loglevel',
        'info',
        ...ownWav(mixPath),
        '-af',
        `${filters},${ebur128({ truePeak: true })}`,
        '-f',
        'null',
        '-',
      ],
      signal,
    });
    const now = parseLoudness(stderrTail)[0] ?? SILENT;
    const over = now.truePeakDb - ceilingDb;
    const missing = sound.targetLufs - now.lufs;
    if (over <= 0.05 && Math.abs(missing) <= LOUDNESS_TOLERANCE_DB) break;
    if (over > 0.05) limitDb -= over;
    gainDb += missing;
  }
  return masterFilters({ gainDb, limitDb });
}

const SILENT: Loudness = { lufs: Number.NEGATIVE_INFINITY, truePeakDb: Number.NEGATIVE_INFINITY };
const PCM = ['-c:a', 'pcm_f32le', '-f', 'wav'];

function levelDb(loudness: Loudness | undefined, wantedLufs: number): number {
  return loudness && Number.isFinite(loudness.lufs) ? wantedLufs - loudness.lufs : 0;
}

/** Voices and beds are files that we wrote ourselves; still only this demuxer and only local files. */
export function ownWav(path: string): string[] {
  return ['-protocol_whitelist', 'file', '-format_whitelist', 'wav', '-f', 'wav', '-i', `file:${path}`];
}

/** Length of one of our own WAV files from its header and size. */
async function wavSeconds(path: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    const header = Buffer.alloc(44);
    await file.read(header, 0, 44, 0);
    return ((await stat(path)).size - 44) / Math.max(1, header.readUInt32LE(28));
  } finally {
    await file.close();
  }
}
