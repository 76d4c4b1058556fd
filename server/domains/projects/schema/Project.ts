import { builder } from '../../../graphql/builder.ts';
import { rowId } from '../../../graphql/nodeId.ts';
import { visibleProjects } from '../access.ts';
import { canCancel, canRetry, retryPriceCredits } from '../projects.ts';
import type { Status } from '../status.ts';
import { ProjectKind, WorkStatus } from './enums.ts';
import { ProjectRun } from './ProjectRun.ts';
import { ProjectStep } from './ProjectStep.ts';

export const Project = builder.prismaNode('Project', {
  description: 'A job and what became of it. Seen by its owner and by administrators.',
  nullable: true,
  id: { resolve: (project) => project.id },
  select: { id: true, status: true, reason: true },
  findUnique: (id, { viewer }) => (viewer ? { id: rowId(id), ...visibleProjects(viewer) } : { id: 0 }),
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Its number in addresses and in REST.' }),
    kind: t.field({
      type: ProjectKind,
      description: 'What it makes.',
      select: { name: true },
      resolve: ({ name }) => name,
    }),
    title: t.exposeString('title', { description: 'What people call it.' }),
    status: t.field({
      type: WorkStatus,
      description: 'Where it stands.',
      select: { status: true },
      resolve: ({ status }) => status as Status,
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Machine name of why it is not whole: CANCELLED, STEP_FAILED or SOME_FAILED.',
    }),
    error: t.exposeString('error', { nullable: true, description: 'Chinese: why it failed and what to do.' }),
    auto: t.exposeBoolean('auto', { description: 'Runs through without waiting for a person.' }),
    currentStep: t.exposeInt('currentStep', {
      description: 'Index of the step that runs, waits, failed or is next; stepCount when all are done.',
    }),
    stepCount: t.exposeInt('stepCount', { description: 'How many steps there are.' }),
    steps: t.relation('steps', {
      type: ProjectStep,
      description: 'The film strip, in order.',
      query: { orderBy: { index: 'asc' } },
    }),
    runs: t.relation('runs', {
      type: ProjectRun,
      description: 'Paid attempts, first to last.',
      query: { orderBy: { number: 'asc' } },
    }),
    canCancel: t.boolean({
      description: 'It can be cancelled now.',
      resolve: (project) => canCancel(project),
    }),
    canRetry: t.boolean({ description: 'It can be retried now.', resolve: (project) => canRetry(project) }),
    retryPriceCredits: t.int({
      nullable: true,
      description: 'What a retry would cost now; null where there is nothing to retry.',
      select: { steps: { orderBy: { index: 'asc' }, select: { name: true, status: true } } },
      resolve: (project) => retryPriceCredits(project),
    }),
    posterUrl: t.string({
      nullable: true,
      description: 'A still of the film.',
      select: { posterKey: true },
      resolve: ({ posterKey }, _args, { app }) => (posterKey ? app.storage.signedUrl(posterKey) : null),
    }),
    exportedMaterial: t.relation('exportedMaterial', {
      nullable: true,
      description: 'The work it became in the library (入库).',
    }),
    eventSeq: t.int({
      description:
        'Number of the owner’s newest event before this read; `events(projectId:, after: eventSeq)` misses nothing since.',
      select: { user: { select: { eventSeq: true } } },
      resolve: ({ id, user }, _args, { seqBeforeRead }) => seqBeforeRead?.get(id) ?? user.eventSeq,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Asked for.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'Last changed.' }),
  }),
});
