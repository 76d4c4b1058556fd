import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { PageInput, pageCost, pageType, pageWindow } from '../../../graphql/page.ts';
import { requirePermission } from '../../../platform/viewer.ts';
import { RunStatus } from '../../projects/schema/enums.ts';
import { RUNNING_JOBS, temporalAddress } from '../jobs.ts';

/** A run as administrators see it. Its project is reached by the same rules as everywhere. */
const RunningJob = builder.prismaObject('ProjectRun', {
  variant: 'RunningJob',
  description: 'Somebody’s run that has not ended.',
  select: { id: true, projectId: true, number: true },
  fields: (t) => ({
    id: t.id({
      description: 'For stores that normalise.',
      resolve: ({ projectId, number }) => `RunningJob:${projectId}-${number}`,
    }),
    number: t.exposeInt('number', { description: 'Which run of its project; counts from 1.' }),
    project: t.relation('project', { description: 'What is worked on, with its film strip.' }),
    owner: t.string({
      description: 'What its owner signs in with.',
      select: { project: { select: { user: { select: { userName: true } } } } },
      resolve: ({ project }) => project.user.userName,
    }),
    status: t.expose('status', { type: RunStatus, description: 'Where it stands.' }),
    heldCredits: t.exposeInt('heldCredits', { description: 'Set aside when it was created.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Asked for.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a worker began.',
    }),
    temporalUrl: t.string({
      nullable: true,
      description: 'Its workflow in Temporal’s own pages; null where their address is not known.',
      resolve: ({ projectId, number }, _args, { app }) => temporalAddress(app, projectId, number),
    }),
  }),
});

builder.queryField('runningJobs', (t) =>
  t.field({
    type: pageType(RunningJob, 'RunningJob'),
    description: 'Everybody’s runs that have not ended, oldest first: those are the ones to look after.',
    authScopes: { administer: true },
    complexity: pageCost,
    args: { page: t.arg({ type: PageInput, required: true, description: 'Which page.' }) },
    resolve: async (_root, { page }, context, info) => {
      requirePermission(context.viewer, 'administer');
      const { db } = context.app;
      const [rows, total] = await Promise.all([
        db.projectRun.findMany({
          ...queryFromInfo({ context, info, path: ['rows'] }),
          where: RUNNING_JOBS,
          orderBy: { id: 'asc' },
          ...pageWindow(page),
        }),
        db.projectRun.count({ where: RUNNING_JOBS }),
      ]);
      return { rows, total };
    },
  }),
);
