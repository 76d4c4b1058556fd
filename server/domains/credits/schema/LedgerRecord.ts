import { builder } from '../../../graphql/builder.ts';
import { PROJECT_KINDS } from '../../projects/kinds.ts';
import { ProjectKind } from '../../projects/schema/enums.ts';
import type { LedgerRecord as Record } from '../record.ts';
import { CostChannel } from './CostChannel.ts';
import { LedgerKind } from './LedgerKind.ts';
import { PaymentChannel } from './PaymentChannel.ts';

export const LedgerRecord = builder.objectRef<Record>('LedgerRecord').implement({
  description: 'One row of the books: before + charge × 100 − cost = after. 1 yuan = 100 credits.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Its number; later rows have higher ones.' }),
    kind: t.expose('kind', { type: LedgerKind, description: 'What it was.' }),
    chargeYuan: t.exposeFloat('chargeYuan', {
      description: 'What was topped up, in yuan with two decimals; 0 where it is no top-up.',
    }),
    costCredits: t.exposeInt('costCredits', {
      description: 'What was spent, in credits; 0 where nothing was.',
    }),
    amountCredits: t.exposeInt('amountCredits', {
      description: 'Credits that it moved, whatever way; never negative.',
    }),
    channel: t.field({
      type: PaymentChannel,
      nullable: true,
      description: 'How it was paid; null where it is no top-up.',
      resolve: ({ channel }) => channel,
    }),
    costChannel: t.field({
      type: CostChannel,
      nullable: true,
      description: 'What was paid for; null for top-ups.',
      resolve: ({ costChannel }) => costChannel,
    }),
    balanceBefore: t.exposeInt('balanceBefore', { description: 'Free and held credits before it.' }),
    balanceAfter: t.exposeInt('balanceAfter', { description: 'Free and held credits after it.' }),
    availableAfter: t.exposeInt('availableAfter', { description: 'Free to spend after it.' }),
    what: t.exposeString('what', {
      nullable: true,
      description: 'Chinese: what was paid for, as kind and step; the note of a top-up.',
    }),
    projectNumber: t.int({
      nullable: true,
      description: 'Number of the project it paid for; null for top-ups and where the project was deleted.',
      resolve: ({ project }) => (project && !project.deleted ? project.id : null),
    }),
    projectKind: t.field({
      type: ProjectKind,
      nullable: true,
      description: 'What that project makes; null where there is no project, or no such kind any more.',
      resolve: ({ project }) => PROJECT_KINDS.find(({ name }) => name === project?.name)?.name ?? null,
    }),
    projectTitle: t.string({
      nullable: true,
      description: 'Title of the project it paid for, deleted or not.',
      resolve: ({ project }) => project?.title ?? null,
    }),
    runNumber: t.exposeInt('runNumber', {
      nullable: true,
      description: 'Which attempt at the project, counted from 1.',
    }),
    userNumber: t.exposeInt('userId', { description: 'Number of the person whose row it is.' }),
    userName: t.exposeString('userName', { description: 'What that person signs in with.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'It happened.' }),
  }),
});
