import type { StepDefinition as Definition } from '../../../../temporal/contracts/steps.ts';
import { builder } from '../../../graphql/builder.ts';
import { type ProjectKind as Kind, projectKind } from '../kinds.ts';
import { ProjectKind } from './enums.ts';

interface StepInTable extends Definition {
  index: number;
  nextStep: string | null;
}

const StepDefinition = builder.objectRef<StepInTable>('StepDefinition').implement({
  description: 'One row of the step table, the same as REST’s /project/workflow/steps.',
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Counts from 0.' }),
    name: t.exposeString('name', { description: 'Machine name.' }),
    label: t.exposeString('label', { description: 'Chinese name.' }),
    resultKey: t.exposeString('resultKey', {
      description: 'Where the result stands in the project’s state.',
    }),
    userEdit: t.exposeBoolean('userEdit', { description: 'The project can wait here for an edit.' }),
    nextStep: t.exposeString('nextStep', { nullable: true, description: 'Name of the step behind it.' }),
    priceCredits: t.exposeInt('priceCredits', { description: 'This step’s share of the price.' }),
  }),
});

const Workflow = builder.objectRef<Kind>('Workflow').implement({
  description: 'A kind of project: its price and its steps.',
  fields: (t) => ({
    kind: t.field({ type: ProjectKind, description: 'The kind.', resolve: ({ name }) => name }),
    name: t.exposeString('name', { description: 'Name in REST.' }),
    label: t.exposeString('label', { description: 'Chinese name.' }),
    priceCredits: t.exposeInt('priceCredits', { description: 'What a run costs, as on the button.' }),
    steps: t.field({
      type: [StepDefinition],
      description: 'In their order.',
      resolve: ({ steps }) =>
        steps.map((step, index) => ({ ...step, index, nextStep: steps[index + 1]?.name ?? null })),
    }),
  }),
});

builder.queryField('workflow', (t) =>
  t.field({
    type: Workflow,
    description: 'The step table and price of a kind of project.',
    authScopes: { read: true },
    args: { kind: t.arg({ type: ProjectKind, required: true, description: 'Which.' }) },
    resolve: (_root, { kind }) => projectKind(String(kind)),
  }),
);
