import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEngineHost, type EngineHost } from '../enginehost/engineHost.ts';
import { createPackStore, packCacheDir } from '../packs/packStore.ts';
import type { SpokenAudio } from './types.ts';
import { createVoiceProvider, speechKey } from './voiceProvider.ts';

const ffmpegPath = process.env.FFMPEG_PATH ?? 'ffmpeg';
const packs = createPackStore({ cacheDir: packCacheDir(process.env.XDG_CACHE_HOME) });
const hasKokoro = packs.packDir('kokoro') !== null;
const skipReason = hasKokoro ? '' : ' [skipped: the kokoro pack is not in the cache]';

let host: EngineHost;
let folder: string;
beforeAll(async () => {
  host = createEngineHost();
  folder = await mkdtemp(join(tmpdir(), 'voice-'));
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

const outPath = () => join(folder, 'out.wav');
const plain = () => createVoiceProvider({ host, packs: { packDir: () => null }, ffmpegPath });

/** What must hold of any spoken text, whoever spoke it. */
async function expectSound(speech: SpokenAudio, text: string): Promise<void> {
  const file = await readFile(speech.wavPath);
  expect(file.readUInt16LE(22)).toBe(1);
  expect(file.readUInt32LE(24)).toBe(48_000);
  const samples = new Int16Array(file.buffer.slice(file.byteOffset + 44, file.byteOffset + file.length));
  expect(Math.abs(samples.length / 48 - speech.durationMs)).toBeLessThanOrEqual(2);
  const rms = (from: number, to: number) => {
    const part = samples.subarray(from * 48, to * 48);
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length) / 32_768;
  };
  expect(samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0)).toBeLessThan(32_000);
  expect(speech.clauses.map((clause) => clause.text).join('')).toBe(text);
  expect(speech.clauses[0]!.startMs).toBe(0);
  let before = 0;
  for (const clause of speech.clauses) {
    // Sound in every clause, silence in front of it, words without gaps.
    expect(rms(clause.startMs, clause.endMs)).toBeGreaterThan(0.03);
    if (before > 0) expect(rms(before, clause.startMs)).toBeLessThan(0.003);
    expect(clause.words.map((word) => word.text).join('')).toBe(clause.text);
    expect(clause.words[0]!.startMs).toBe(clause.startMs);
    expect(clause.words.at(-1)!.endMs).toBe(clause.endMs);
    clause.words.forEach((word, index) => {
      expect(word.endMs).toBe(clause.words[index + 1]?.startMs ?? clause.endMs);
      expect(word.endMs).toBeGreaterThanOrEqual(word.startMs);
    });
    before = clause.endMs;
  }
}

test('without the pack espeak speaks, and says so', async () => {
  const text = '今天给您带来新品，仅需¥99.9，支持USB-C接口！';
  const request = { text, voice: 'zm_yunxi', language: 'zh', speed: 1, outPath: outPath() } as const;
  const speech = await plain().speak(request);
  expect(speech.engine).toBe('espeak（简易语音）');
  await expectSound(speech, text);
  const faster = await plain().speak({ ...request, speed: 1.5 });
  expect(faster.durationMs).toBeLessThan(speech.durationMs * 0.85);
});

test('espeak tells where English words begin', async () => {
  const text = 'A very extraordinary bottle for you.';
  const request = { text, voice: 'bf_emma', language: 'en', speed: 1, outPath: outPath() } as const;
  const { clauses } = await plain().speak(request);
  const lengths = clauses[0]!.words.map((word) => word.endMs - word.startMs);
  expect(Math.max(...lengths)).toBe(lengths[2]);
});

test('an unknown voice, an empty text and a cancelled request are refused', async () => {
  const request = {
    text: '你好',
    voice: 'zf_xiaoxiao',
    language: 'zh',
    speed: 1,
    outPath: outPath(),
  } as const;
  await expect(plain().speak({ ...request, voice: '../../etc/passwd' })).rejects.toMatchObject({
    code: 'UNKNOWN_VOICE',
  });
  await expect(plain().speak({ ...request, text: '……' })).rejects.toMatchObject({ code: 'NOTHING_TO_SAY' });
  await expect(plain().speak({ ...request, signal: AbortSignal.abort(new Error('stop')) })).rejects.toThrow(
    'stop',
  );
});

test('voices of both languages, Chinese names, and a default for each', () => {
  const provider = plain();
  expect(provider.voices().filter((voice) => voice.language === 'zh')).toHaveLength(8);
  expect(provider.voices()[0]).toMatchObject({
    id: 'zf_xiaoxiao',
    name: '晓晓（女声·亲切）',
    gender: 'female',
  });
  expect(provider.defaultVoice('en')).toBe('af_heart');
});

test('the content key follows everything that changes the sound', () => {
  const parts = { text: '你好', voice: 'a', language: 'zh', speed: 1, engineVersion: 'x' } as const;
  const keys = [
    parts,
    { ...parts, text: '您好' },
    { ...parts, speed: 1.1 },
    { ...parts, engineVersion: 'y' },
    { ...parts, voice: 'b' },
  ];
  expect(new Set(keys.map(speechKey)).size).toBe(5);
  expect(speechKey({ ...parts, text: ' 你好 ' })).toBe(speechKey(parts));
});

test.skipIf(!hasKokoro)(`Kokoro speaks Chinese and English${skipReason}`, { timeout: 300_000 }, async () => {
  const provider = createVoiceProvider({ host, packs, ffmpegPath });
  // "大家好，" with this voice is one the 16-bit model is silent for.
  const chinese = '大家好，今天给您带来保温杯，仅需¥99.9，支持AI控温！';
  const request = {
    text: chinese,
    voice: 'zf_xiaoxiao',
    language: 'zh',
    speed: 1,
    outPath: outPath(),
  } as const;
  const speech = await provider.speak(request);
  expect(speech.engine).toBe('Kokoro（内置神经语音）');
  await expectSound(speech, chinese);
  const english = 'This bottle keeps drinks cold for 24 hours.';
  await expectSound(
    await provider.speak({ ...request, text: english, language: 'en', voice: 'bf_emma' }),
    english,
  );
});
