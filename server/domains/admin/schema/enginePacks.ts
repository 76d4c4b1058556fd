import type { PackStatus } from '../../../../temporal/providers/packs/packStatus.ts';
import { builder } from '../../../graphql/builder.ts';
import { listEnginePacks, watchEnginePacks } from '../enginePacks.ts';

const EnginePackState = builder.enumType('EnginePackState', {
  description: 'Where a pack stands on this machine.',
  values: {
    READY: { value: 'ready', description: 'Its engine works.' },
    FETCHING: { value: 'downloading', description: 'It is being fetched; a simpler engine does the work.' },
    FAILED: { value: 'failed', description: 'It could not be fetched; it is tried again.' },
    MISSING: { value: 'absent', description: 'It is not there; a simpler engine does the work.' },
  } as const,
});

const EnginePack = builder.objectRef<PackStatus>('EnginePack').implement({
  description: 'Weights of an embedded engine, fetched beside the start.',
  fields: (t) => ({
    id: t.id({ description: 'For stores that normalise.', resolve: ({ name }) => `EnginePack:${name}` }),
    name: t.exposeString('name', { description: 'Machine name.' }),
    label: t.exposeString('label', { description: 'Chinese name.' }),
    state: t.expose('state', { type: EnginePackState, description: 'Where it stands.' }),
    receivedBytes: t.exposeFloat('receivedBytes', { description: 'Fetched so far.' }),
    totalBytes: t.exposeFloat('totalBytes', { description: 'To fetch in all.' }),
    error: t.exposeString('error', { nullable: true, description: 'Chinese: why the last try failed.' }),
  }),
});

builder.queryField('enginePacks', (t) =>
  t.field({
    type: [EnginePack],
    description: 'The packs of the embedded engines on this machine; none where they are switched off.',
    authScopes: { read: true },
    resolve: (_root, _args, { app }) => listEnginePacks(app),
  }),
);

builder.subscriptionField('enginePacks', (t) =>
  t.field({
    type: [EnginePack],
    description: 'The same, now and at each change.',
    authScopes: { read: true },
    subscribe: (_root, _args, { app }) => watchEnginePacks(app),
    resolve: (packs) => packs,
  }),
);
