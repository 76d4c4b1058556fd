import { z } from 'zod';

const numberText = z.coerce.number().optional().catch(undefined);

const streamSchema = z.object({
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  avg_frame_rate: z.string().optional(),
  r_frame_rate: z.string().optional(),
  duration: numberText,
  nb_frames: numberText,
  sample_rate: numberText,
  channels: z.number().optional(),
  disposition: z.object({ attached_pic: z.number().optional() }).optional(),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
  tags: z.object({ rotate: numberText }).optional(),
});

/** The part of ffprobe's answer that we read; everything in it was claimed by the file and may be nonsense. */
export const probeAnswerSchema = z.object({
  streams: z.array(streamSchema).default([]),
  format: z.object({ duration: numberText }).default({}),
});

export type ProbedStream = z.infer<typeof streamSchema>;

export const PROBE_ENTRIES = [
  'format=duration',
  'stream=codec_type,codec_name,width,height,avg_frame_rate,r_frame_rate,duration,nb_frames,sample_rate,channels',
  'stream_disposition=attached_pic',
  'stream_side_data=rotation',
  'stream_tags=rotate',
].join(':');

/** "30000/1001" → 29.97; 0 for what is no rate. */
export function parseRate(rate: string | undefined): number {
  const [over = Number.NaN, under = 1] = (rate ?? '').split('/').map(Number);
  const value = over / under;
  return Number.isFinite(value) && value > 0 ? value : 0;
}

/** Quarter turns swap width and height. Players and ffmpeg apply the display matrix; old files carry a tag. */
export function isTurnedSideways(stream: ProbedStream): boolean {
  const matrix = stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation;
  const degrees = Math.abs(Math.round(matrix ?? stream.tags?.rotate ?? 0)) % 180;
  return degrees > 45 && degrees < 135;
}

/** The first moving picture: cover art is a video stream by name only. ffmpeg calls the same one `0:V:0`. */
export function findVideo(streams: readonly ProbedStream[]): ProbedStream | undefined {
  return streams.find((stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic);
}

/** The first sound that could be decoded; ffmpeg's `0:a:0`. */
export function findAudio(streams: readonly ProbedStream[]): ProbedStream | undefined {
  const first = streams.find((stream) => stream.codec_type === 'audio');
  return first?.codec_name && first.sample_rate && first.channels ? first : undefined;
}
