import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FfmpegError } from '../process/errors.ts';
import { runFfmpeg } from '../process/ffmpeg.ts';
import { drawClip, drawGraph, H264 } from '../testing/clips.ts';
import { findTestTools } from '../testing/tools.ts';
import type { Sniffed } from './containers.ts';
import { MediaRejected } from './errors.ts';
import { openPicture } from './picture.ts';
import { probeMedia } from './probe.ts';
import { safeInput } from './safeInput.ts';
import { sniffMedia } from './sniff.ts';

const tools = findTestTools();
let dir: string;
let secret: string;
let good: Buffer;
const at = (name: string) => join(dir, name);

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'hostile-'));
  secret = await drawGraph('testsrc=s=64x64:d=1', at('secret.mp4'));
  const faststart = [...H264, '-movflags', '+faststart'];
  good = await readFile(await drawGraph('testsrc2=s=320x180:d=2', at('good.mp4'), faststart));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function rejectionOf(bytes: Buffer | string, name = 'x.mp4'): Promise<MediaRejected> {
  await writeFile(at(name), bytes);
  const error = await probeMedia(tools, at(name)).then(
    (probe) => new Error(`taken: ${JSON.stringify(probe)}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof MediaRejected)) throw error;
  return error;
}

const texts: Array<[string, () => string]> = [
  [
    'a media playlist',
    () => `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile://${secret}\n#EXT-X-ENDLIST\n`,
  ],
  ['a master playlist', () => `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nfile://${secret}\n`],
  ['an ffconcat script', () => `ffconcat version 1.0\nfile '${secret}'\n`],
  [
    'a DASH manifest',
    () => '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"><Period/></MPD>',
  ],
  ['SMIL', () => `<smil><body><video src="file://${secret}"/></body></smil>`],
  ['ASX', () => `<asx version="3.0"><entry><ref href="file://${secret}"/></entry></asx>`],
  ['an SDP', () => 'v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video 9 RTP/AVP 96\n'],
  ['ffmetadata', () => ';FFMETADATA1\ntitle=x\n'],
  ['subtitles', () => '1\n00:00:00,000 --> 00:00:01,000\nhello\n'],
  ['text', () => 'BM is how this text starts, and it goes on for a while without being a bitmap at all.'],
  ['HTML', () => '<!doctype html><html><body><svg><script>alert(1)</script></svg></body></html>'],
  ['an archive', () => 'PK\u0003\u0004 and the rest of a zip file'],
  ['a program', () => '\u007fELF\u0002\u0001\u0001 and so on'],
  ['a PDF', () => '%PDF-1.7\n1 0 obj'],
];

describe('what only pretends to be a video', () => {
  it('an empty file is empty', async () => {
    expect(await rejectionOf('')).toMatchObject({ reason: 'empty', userMessage: '文件格式不支持或已损坏' });
  });

  it.each(texts)('%s is no known format, under any name', async (_, text) => {
    for (const name of ['x.mp4', 'x.mov', 'x.png']) {
      expect(await rejectionOf(text(), name)).toMatchObject({ reason: 'unknown-format', mediaType: null });
    }
  });

  it.each(texts)('%s is not even opened when somebody forces it through as a video', async (_, text) => {
    await writeFile(at('forced.mp4'), text());
    const sniffed: Sniffed = { mediaType: 'video', container: 'mp4', demuxer: 'mov' };
    const args = ['-v', 'verbose', ...safeInput(sniffed, at('forced.mp4')), '-f', 'null', '-'];
    const error: unknown = await runFfmpeg({ ffmpegPath: tools.ffmpegPath, args }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(FfmpegError);
    expect((error as FfmpegError).stderrTail.join('\n')).not.toContain('secret.mp4');
  });

  it('the playlist is a danger without the options: this ffmpeg opens what it names', async () => {
    await writeFile(at('danger.m3u8'), texts[0]![1]());
    const args = ['-v', 'verbose', '-allowed_extensions', 'ALL', '-i', at('danger.m3u8'), '-f', 'null', '-'];
    const run = await runFfmpeg({ ffmpegPath: tools.ffmpegPath, args }).catch((error: FfmpegError) => error);
    expect(run.stderrTail.join('\n')).toContain('secret.mp4');
  });
});

describe('damaged and abnormal videos', () => {
  const flipped = (from: number, every: number) => {
    const bytes = Buffer.from(good);
    for (let i = from; i < bytes.length; i += every) bytes[i]! ^= 0xff;
    return bytes;
  };

  it.each([
    ['its first bytes only', () => good.subarray(0, 40), 'damaged'],
    ['its index cut off', () => good.subarray(0, 300), 'damaged'],
    ['its pictures cut off', () => good.subarray(0, good.indexOf('mdat') + 8), 'damaged'],
    ['its index flipped', () => flipped(40, 7), 'damaged'],
    ['its start followed by a web page', () => `${good.subarray(0, 32).toString('latin1')}<html>`, 'damaged'],
  ] as const)('a video with %s', async (_, bytes, reason) => {
    const rejection = await rejectionOf(bytes());
    expect(rejection).toMatchObject({ reason, userMessage: '视频文件格式不支持或已损坏' });
  });

  it('sound alone', async () => {
    const path = await drawClip(['-f', 'lavfi', '-i', 'sine=d=1', '-c:a', 'aac'], at('sound.mp4'));
    expect(await rejectionOf(await readFile(path))).toMatchObject({ reason: 'no-video' });
  });

  it('sound with a cover picture', async () => {
    const cover = [
      '-map',
      '0:a',
      '-map',
      '1:v',
      '-c:v',
      'mjpeg',
      '-disposition:v',
      'attached_pic',
      '-c:a',
      'aac',
    ];
    const inputs = ['-f', 'lavfi', '-i', 'sine=d=1', '-f', 'lavfi', '-i', 'testsrc=s=64x64:d=0.04'];
    const path = await drawClip([...inputs, ...cover, '-f', 'mp4'], at('cover.mp4'));
    expect(await rejectionOf(await readFile(path))).toMatchObject({ reason: 'no-video' });
  });

  it('more streams than anybody films', async () => {
    const path = at('streams.mkv');
    const maps = Array.from({ length: 20 }, () => ['-map', '0:v']).flat();
    await drawClip(['-f', 'lavfi', '-i', 'testsrc=s=64x64:d=0.2', ...maps, ...H264], path);
    expect((await rejectionOf(await readFile(path))).mediaType).toBe('video');
  });

  it('a decoder that is not on the list', async () => {
    const path = await drawGraph('testsrc=s=64x64:d=0.2', at('ffv1.mkv'), ['-c:v', 'ffv1']);
    expect(await rejectionOf(await readFile(path))).toMatchObject({ reason: 'codec-not-allowed' });
  });

  it('a picture too small to be one', async () => {
    const path = await drawGraph('color=s=8x8:d=0.2', at('tiny.mp4'));
    expect(await rejectionOf(await readFile(path))).toMatchObject({ reason: 'too-small' });
  });
});

describe('hostile pictures', () => {
  it.each([
    ['a PNG of 60000 × 60000', () => pngHeader(60_000, 60_000), 'too-many-pixels'],
    ['a PNG that ends after its header', () => pngHeader(64, 64), 'damaged'],
    ['a GIF screen of 65535 × 65535', () => gifHeader(65_535, 65_535), 'too-many-pixels'],
    ['a JPEG of three bytes', () => Buffer.from('ffd8ff', 'hex'), 'damaged'],
    ['an SVG of 10⁵ × 10⁵', () => svg('', 100_000), 'too-many-pixels'],
    ['an SVG with entities', () => `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'unknown-format'],
  ] as const)('%s', async (_, bytes, reason) => {
    expect((await rejectionOf(bytes(), 'x.png')).reason).toBe(reason);
  });

  it('a truncated JPEG and a truncated PNG', async () => {
    for (const name of ['noise.jpg', 'noise.png']) {
      const path = await drawGraph('testsrc2=s=640x480:d=0.04,noise=alls=60', at(name), ['-frames:v', '1']);
      const bytes = await readFile(path);
      const rejection = await rejectionOf(bytes.subarray(0, bytes.length / 3), name);
      expect(rejection).toMatchObject({ reason: 'damaged', userMessage: '图片文件格式不支持或已损坏' });
    }
  });

  it('an SVG draws nothing from outside itself, and ffmpeg never gets it', async () => {
    const inside = await drawGraph('color=red:s=32x32:d=0.04', at('red.png'), ['-frames:v', '1']);
    await writeFile(at('out.svg'), svg(`<image href="file://${inside}" width="100" height="100"/>`));
    const sniffed = (await sniffMedia(at('out.svg')))!;
    expect(sniffed.container).toBe('svg');
    expect(() => safeInput(sniffed, at('out.svg'))).toThrow(MediaRejected);
    const pixels = await (await openPicture(tools, at('out.svg'), sniffed)).raw().toBuffer();
    expect(pixels.every((value) => value === 0)).toBe(true);
  });
});

function svg(content: string, side = 100): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${content}</svg>`;
}

function pngHeader(width: number, height: number): Buffer {
  const ihdr = Buffer.alloc(13);
  ihdr.writeUInt32BE(width, 0);
  ihdr.writeUInt32BE(height, 4);
  ihdr.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', ihdr), chunk('IDAT', rows)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function gifHeader(width: number, height: number): Buffer {
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  const image = Buffer.from([0x2c, 0, 0, 0, 0, ...screen.subarray(0, 4), 0, 2, 2, 0x4c, 1, 0, 0x3b]);
  return Buffer.concat([Buffer.from('GIF89a'), screen, image]);
}
