import type { Sniffed } from './containers.ts';
import { MediaRejected } from './errors.ts';

/** 8K UHD. Phones make larger photos, but those reach ffmpeg only as the upright copy that picture.ts writes. */
export const LARGEST_FRAME_PIXELS = 7680 * 4320;
/** Streams a file may carry before we stop believing it is somebody's video. */
export const MOST_STREAMS = 16;

/** Names of ffmpeg's decoders. Software decoders of what cameras, phones and editors write, and nothing else. */
const DECODERS = [
  ['h264', 'hevc', 'vp8', 'vp9', 'libvpx', 'libvpx-vp9', 'av1', 'libdav1d', 'libaom-av1'],
  ['mpeg4', 'msmpeg4v2', 'msmpeg4', 'mpeg1video', 'mpeg2video', 'h263', 'flv', 'vp6', 'vp6f'],
  ['wmv1', 'wmv2', 'wmv3', 'vc1', 'mjpeg', 'prores', 'dnxhd', 'dvvideo', 'rawvideo'],
  ['png', 'gif', 'bmp', 'webp', 'tiff'],
  ['aac', 'aac_latm', 'mp3', 'mp3float', 'mp2', 'mp2float', 'ac3', 'eac3', 'opus', 'libopus', 'vorbis'],
  ['flac', 'alac', 'amrnb', 'amrwb', 'wmav1', 'wmav2', 'wmapro', 'adpcm_ms', 'adpcm_ima_wav', 'adpcm_ima_qt'],
  ['pcm_u8', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_f32le'],
  ['pcm_alaw', 'pcm_mulaw'],
].flat();

/**
 * The input options that EVERY ffmpeg and ffprobe call on somebody's file puts in front of its `-i`: one forced
 * demuxer (so a playlist under another name cannot choose its own and open other files), no protocol but local
 * files and pipes, known decoders, bounded frames and streams.
 * @throws MediaRejected for what ffmpeg must not open at all (SVG, AVIF): see `writeUprightPicture`.
 */
export function safeInputArgs(sniffed: Sniffed): string[] {
  if (!sniffed.demuxer) {
    throw new MediaRejected('unknown-format', sniffed.mediaType, `ffmpeg may not open ${sniffed.container}`);
  }
  return [
    ...['-protocol_whitelist', 'file,pipe'],
    ...['-format_whitelist', sniffed.demuxer],
    ...['-codec_whitelist', DECODERS.join(',')],
    ...['-max_pixels', String(LARGEST_FRAME_PIXELS)],
    ...['-max_streams', String(MOST_STREAMS)],
    ...['-f', sniffed.demuxer],
  ];
}

/** `safeInputArgs` and the file itself. The prefix keeps odd names from being read as options or protocols. */
export function safeInput(sniffed: Sniffed, path: string): string[] {
  return [...safeInputArgs(sniffed), '-i', `file:${path}`];
}
