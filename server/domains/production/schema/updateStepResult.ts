import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { ProjectPayload } from '../../projects/schema/payloads.ts';
import { updateStepResult } from '../production.ts';

const UpdateStepResultInput = builder.inputType('UpdateStepResultInput', {
  description: 'An edit of the step that waits.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'The project.' }),
    stepName: t.string({ required: true, description: 'The step that waits.' }),
    result: t.field({ type: 'JSON', required: true, description: 'Its edited result.' }),
  }),
});

builder.mutationField('updateStepResult', (t) =>
  t.field({
    type: ProjectPayload,
    description: 'Keeps an edit of the step that waits, without going on.',
    authScopes: { change: true },
    args: {
      input: t.arg({ type: UpdateStepResultInput, required: true, description: 'Which step, and its edit.' }),
    },
    resolve: async (_root, { input }, { app, viewer: maybe }) => {
      const viewer = requireViewer(maybe);
      const projectId = rowIdOf('Project', String(input.projectId), 'projectId');
      await updateStepResult(app, viewer, { projectId, stepName: input.stepName, edit: input.result });
      return { projectId, userId: viewer.userId };
    },
  }),
);
