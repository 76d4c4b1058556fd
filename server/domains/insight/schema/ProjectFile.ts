import type { MediaProbe } from '../../../../temporal/contracts/media.ts';
import { builder } from '../../../graphql/builder.ts';

/** Reached through its project only. */
export const ProjectFile = builder.prismaObject('ProjectFile', {
  description: 'A film that a project was given to look at.',
  select: { projectId: true, index: true },
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Counts from 0.' }),
    name: t.exposeString('name', { description: 'As it was uploaded.' }),
    address: t.string({
      description: 'oss:// address.',
      select: { storageKey: true },
      resolve: ({ storageKey }, _args, { app }) => app.storage.address(storageKey),
    }),
    url: t.string({
      description: 'Where it can be played, for a while.',
      select: { storageKey: true },
      resolve: ({ storageKey }, _args, { app }) => app.storage.signedUrl(storageKey),
    }),
    posterUrl: t.string({
      nullable: true,
      description: 'A still; null before it was looked at.',
      select: { posterKey: true },
      resolve: ({ posterKey }, _args, { app }) => (posterKey ? app.storage.signedUrl(posterKey) : null),
    }),
    durationMs: t.int({
      description: 'In ms.',
      select: { probe: true },
      resolve: ({ probe }) => (probe as unknown as MediaProbe).durationMs,
    }),
    width: t.int({
      description: 'Pixels, as shown; 0 where there is no picture.',
      select: { probe: true },
      resolve: ({ probe }) => (probe as unknown as MediaProbe).width,
    }),
    height: t.int({
      description: 'Pixels, as shown; 0 where there is no picture.',
      select: { probe: true },
      resolve: ({ probe }) => (probe as unknown as MediaProbe).height,
    }),
    fps: t.float({
      description: 'Average frames a second.',
      select: { probe: true },
      resolve: ({ probe }) => (probe as unknown as MediaProbe).fps,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Given.' }),
  }),
});
