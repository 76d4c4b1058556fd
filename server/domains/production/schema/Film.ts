import type { Film as Made } from '../../../../temporal/contracts/film.ts';
import { builder } from '../../../graphql/builder.ts';

export const Film = builder.objectRef<Made & { title: string }>('Film').implement({
  description: 'The finished film and what was measured in it.',
  fields: (t) => ({
    url: t.string({
      description: 'For a while.',
      resolve: ({ filmKey }, _args, { app }) => app.storage.signedUrl(filmKey),
    }),
    downloadUrl: t.string({
      description: 'Saves the film under its title.',
      resolve: ({ filmKey, title }, _args, { app }) =>
        app.storage.signedUrl(filmKey, { downloadName: `${title}.mp4` }),
    }),
    posterUrl: t.string({
      description: 'A still.',
      resolve: ({ posterKey }, _args, { app }) => app.storage.signedUrl(posterKey),
    }),
    subtitleUrl: t.string({
      description: 'The captions as SRT.',
      resolve: ({ subtitleKey, title }, _args, { app }) =>
        app.storage.signedUrl(subtitleKey, { downloadName: `${title}.srt` }),
    }),
    width: t.int({ description: 'Pixels.', resolve: ({ check }) => check.width }),
    height: t.int({ description: 'Pixels.', resolve: ({ check }) => check.height }),
    fps: t.float({ description: 'Frames a second, constant.', resolve: ({ check }) => check.fps }),
    durationMs: t.int({ description: 'Length.', resolve: ({ check }) => check.durationMs }),
    sizeBytes: t.float({ description: 'Size.', resolve: ({ check }) => check.sizeBytes }),
    loudnessLufs: t.float({
      description: 'Integrated loudness.',
      resolve: ({ check }) => check.loudnessLufs,
    }),
    truePeakDb: t.float({ description: 'True peak.', resolve: ({ check }) => check.truePeakDb }),
    aigc: t.field({
      type: 'JSON',
      description: 'The AI label’s metadata, read back from the file.',
      resolve: ({ check }) => check.aigc,
    }),
    renderMs: t.exposeInt('renderMs', { description: 'How long the rendering took.' }),
  }),
});
