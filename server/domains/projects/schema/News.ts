import { builder } from '../../../graphql/builder.ts';
import { RunStatus } from './enums.ts';
import { Project } from './Project.ts';

/** A run as its owner hears of its end; reached through `news` only, which leaves out what is not theirs. */
export const News = builder.prismaObject('ProjectRun', {
  variant: 'News',
  description: 'A paid attempt that has ended.',
  select: { id: true },
  fields: (t) => ({
    outcome: t.expose('status', { type: RunStatus, description: 'DONE, FAILED or CANCELLED.' }),
    finishedAt: t.field({
      type: 'DateTime',
      description: 'When it ended.',
      select: { finishedAt: true },
      resolve: ({ finishedAt }) => finishedAt!,
    }),
    unread: t.boolean({
      description: 'It ended after the viewer last said that all was seen.',
      select: { finishedAt: true, project: { select: { user: { select: { newsSeenAt: true } } } } },
      resolve: ({ finishedAt, project }) => finishedAt! > project.user.newsSeenAt,
    }),
    project: t.relation('project', { type: Project, description: 'Whose attempt it was.' }),
  }),
});
