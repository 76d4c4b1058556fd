import { builder } from '../../../graphql/builder.ts';
import { rowId } from '../../../graphql/nodeId.ts';
import { visibleProjects } from '../access.ts';
import { stepDefinition } from '../kinds.ts';
import type { Status } from '../status.ts';
import type { StepProgress as Progress } from '../stepState.ts';
import { WorkStatus } from './enums.ts';

const StepProgress = builder.objectRef<Progress>('StepProgress').implement({
  description: 'Where the work of a step is now, as the tool itself reports it.',
  fields: (t) => ({
    fraction: t.exposeFloat('fraction', { description: '0–1.' }),
    message: t.exposeString('message', { description: 'Chinese: what happens now.' }),
    etaSeconds: t.int({
      nullable: true,
      description: 'How long it will still take.',
      resolve: ({ etaSeconds }) => (etaSeconds === undefined ? null : Math.round(etaSeconds)),
    }),
    frameUrl: t.string({
      nullable: true,
      description: 'A small picture of what is being made.',
      resolve: ({ frameKey }, _args, { app }) => (frameKey ? app.storage.signedUrl(frameKey) : null),
    }),
  }),
});

export const ProjectStep = builder.prismaNode('ProjectStep', {
  description: 'One cell of the film strip.',
  nullable: true,
  id: { resolve: (step) => `${step.projectId}-${step.index}` },
  select: { projectId: true, index: true, name: true },
  findUnique: (id, { viewer }) => {
    const [projectId = '', index = ''] = id.split('-');
    return {
      projectId_index: {
        projectId: viewer ? rowId(projectId) : 0,
        index: /^\d{1,3}$/.test(index) ? Number(index) : -1,
      },
      ...(viewer ? { project: visibleProjects(viewer) } : {}),
    };
  },
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Counts from 0.' }),
    name: t.exposeString('name', { description: 'Machine name.' }),
    label: t.string({ description: 'Chinese name.', resolve: ({ name }) => stepDefinition(name).label }),
    status: t.field({
      type: WorkStatus,
      description: 'Where it stands.',
      select: { status: true },
      resolve: ({ status }) => status as Status,
    }),
    userEdit: t.boolean({
      description: 'Its result may be edited while the project waits here.',
      resolve: ({ name }) => stepDefinition(name).userEdit,
    }),
    resultKey: t.string({
      description: 'Where the result stands in the project’s state.',
      resolve: ({ name }) => stepDefinition(name).resultKey,
    }),
    priceCredits: t.int({
      description: 'This step’s share of the price.',
      resolve: ({ name }) => stepDefinition(name).priceCredits,
    }),
    result: t.expose('result', { type: 'JSON', nullable: true, description: 'What the step made.' }),
    edited: t.exposeBoolean('edited', { description: 'A person changed the result.' }),
    progress: t.field({
      type: StepProgress,
      nullable: true,
      description: 'While it is worked on.',
      select: { progress: true },
      resolve: ({ progress }) => progress as Progress | null,
    }),
    engine: t.exposeString('engine', { nullable: true, description: 'Which engine did the work.' }),
    error: t.exposeString('error', { nullable: true, description: 'Chinese: why it failed and what to do.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true, description: 'First begun.' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true, description: 'Finished.' }),
  }),
});
