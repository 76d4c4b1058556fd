import { spawn } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { type Pcm, VoiceError } from '../types.ts';

/** Demuxers for what speech services send, by the first bytes; nothing else is given to ffmpeg. */
function demuxerFor(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('RIFF')) return 'wav';
  if (head.startsWith('fLaC')) return 'flac';
  if (head.startsWith('OggS')) return 'ogg';
  if (head.startsWith('ID3')) return 'mp3';
  if (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xf6) === 0xf0) return 'aac';
  if (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0) return 'mp3';
  return null;
}

/** Decodes a service's answer to mono samples. @throws VoiceError AUDIO_BROKEN */
export async function decodeAudio(
  ffmpegPath: string,
  bytes: Uint8Array,
  sampleRate: number,
  signal?: AbortSignal,
): Promise<Pcm> {
  const demuxer = demuxerFor(bytes);
  if (!demuxer) throw new VoiceError('AUDIO_BROKEN', '语音服务返回的不是可识别的音频');
  const args = [
    '-f',
    demuxer,
    '-i',
    'pipe:0',
    '-vn',
    '-ac',
    '1',
    '-ar',
    `${sampleRate}`,
    '-f',
    'f32le',
    'pipe:1',
  ];
  const out = await runFfmpeg(ffmpegPath, args, bytes, signal).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw new VoiceError('AUDIO_BROKEN', '语音服务返回的音频无法解码', { cause: error });
  });
  const samples = new Float32Array(out.buffer.slice(out.byteOffset, out.byteOffset + (out.length & ~3)));
  if (samples.length === 0) throw new VoiceError('AUDIO_BROKEN', '语音服务返回了空音频');
  return { samples, sampleRate };
}

/** Writes samples as a mono 48 kHz 16-bit WAV; the file appears whole or not at all. */
export async function writeWav(
  ffmpegPath: string,
  pcm: Pcm,
  outPath: string,
  signal?: AbortSignal,
): Promise<void> {
  const bytes = new Uint8Array(pcm.samples.buffer, pcm.samples.byteOffset, pcm.samples.byteLength);
  const fresh = `${outPath}.${process.pid}.part`;
  const input = ['-f', 'f32le', '-ar', `${pcm.sampleRate}`, '-ac', '1', '-i', 'pipe:0'];
  const output = ['-ar', '48000', '-ac', '1', '-c:a', 'pcm_s16le', '-bitexact', '-f', 'wav', '-y', fresh];
  try {
    await runFfmpeg(ffmpegPath, [...input, ...output], bytes, signal);
    await rename(fresh, outPath);
  } finally {
    await rm(fresh, { force: true });
  }
}

async function runFfmpeg(
  ffmpegPath: string,
  args: string[],
  input: Uint8Array,
  signal?: AbortSignal,
): Promise<Buffer> {
  signal?.throwIfAborted();
  const child = spawn(
    ffmpegPath,
    ['-hide_banner', '-nostdin', '-v', 'error', '-protocol_whitelist', 'file,pipe', ...args],
    {
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  const chunks: Buffer[] = [];
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err = (err + text).slice(-1_000);
  });
  // A child that ends early closes the pipe; its exit code says why.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Already gone.
    }
  };
  signal?.addEventListener('abort', kill, { once: true });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    signal?.throwIfAborted();
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${err.trim()}`);
    return Buffer.concat(chunks);
  } finally {
    signal?.removeEventListener('abort', kill);
  }
}
