import { z } from 'zod';
import { ffprobeJson } from '../process/ffprobe.ts';
import type { MediaTools } from '../tools.ts';

const ratio = z.string().transform((text) => {
  const [above, below] = text.split('/').map(Number);
  return above && below ? above / below : 0;
});

const Answer = z.object({
  format: z.object({
    duration: z.coerce.number(),
    size: z.coerce.number(),
    tags: z.record(z.string(), z.string()).optional(),
  }),
  streams: z.array(
    z.object({
      codec_type: z.string(),
      codec_name: z.string().default(''),
      width: z.number().optional(),
      height: z.number().optional(),
      pix_fmt: z.string().optional(),
      sample_aspect_ratio: z.string().optional(),
      r_frame_rate: ratio.optional(),
      avg_frame_rate: ratio.optional(),
      nb_frames: z.coerce.number().optional(),
      duration: z.coerce.number().optional(),
      sample_rate: z.coerce.number().optional(),
      channels: z.number().optional(),
    }),
  ),
});

export type FilmProbe = z.infer<typeof Answer>;

/** What ffprobe says of a film that we rendered ourselves. */
export async function probeFilm(tools: MediaTools, path: string, signal?: AbortSignal): Promise<FilmProbe> {
  const answer = await ffprobeJson({
    ffprobePath: tools.ffprobePath,
    args: ['-show_format', '-show_streams', '-protocol_whitelist', 'file', '-f', 'mov', `file:${path}`],
    signal,
  });
  return Answer.parse(answer);
}
