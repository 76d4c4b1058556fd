import { builder } from '../../../graphql/builder.ts';
import { PARTS, type PartHealth, type PartName, systemHealth } from '../health/health.ts';

const DESCRIPTIONS: Readonly<Record<PartName, string>> = {
  DATABASE: 'Postgres answers.',
  EVENTS: 'Live updates arrive.',
  TEMPORAL: 'Temporal answers.',
  WORKERS: 'Each task queue has a worker.',
  QUEUES: 'Work does not wait long.',
  STORAGE: 'Files can be reached.',
  DISK: 'There is room.',
  FFMPEG: 'The tools run.',
  ENGINES: 'The embedded engines’ weights are there.',
  PROXY: 'Addresses of visitors are the true ones.',
  VERSION: 'What runs here.',
};

const HealthPart = builder.enumType('HealthPart', {
  description: 'A part of the installation.',
  values: Object.fromEntries(
    PARTS.map((part) => [part, { value: part, description: DESCRIPTIONS[part] }]),
  ) as Record<PartName, { value: PartName; description: string }>,
});

const HealthState = builder.enumType('HealthState', {
  description: 'How a part is.',
  values: {
    OK: { description: 'It works.' },
    WARNING: { description: 'It works and wants to be looked at.' },
    DOWN: { description: 'It does not work.' },
  } as const,
});

const PartHealthRef = builder.objectRef<PartHealth>('PartHealth').implement({
  description: 'How one part is, when asked.',
  fields: (t) => ({
    id: t.id({ description: 'For stores that normalise.', resolve: ({ part }) => `PartHealth:${part}` }),
    part: t.expose('part', { type: HealthPart, description: 'Which.' }),
    state: t.expose('state', { type: HealthState, description: 'How it is.' }),
    detail: t.exposeString('detail', { description: 'Chinese: what was seen, with figures.' }),
    advice: t.exposeString('advice', {
      nullable: true,
      description: 'Chinese: what to do; null where there is nothing to do.',
    }),
  }),
});

builder.queryField('systemHealth', (t) =>
  t.field({
    type: [PartHealthRef],
    description: 'How each part is now, as the process that answers sees it.',
    authScopes: { administer: true },
    // Each part is asked: a few of these a second are all that is sensible.
    complexity: 500,
    resolve: (_root, _args, { app, bus, viewer, visit }) =>
      systemHealth({ app, bus, watch: visit?.watch }, viewer),
  }),
);
