import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { ProjectPayload } from '../../projects/schema/payloads.ts';
import { confirmStep } from '../production.ts';

const ConfirmStepInput = builder.inputType('ConfirmStepInput', {
  description: 'Which waiting step goes on.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'The project.' }),
    stepName: t.string({ required: true, description: 'The step that waits.' }),
    result: t.field({ type: 'JSON', description: 'Its edited result; absent to go on with what was made.' }),
  }),
});

builder.mutationField('confirmStep', (t) =>
  t.field({
    type: ProjectPayload,
    description: 'Goes on behind a waiting step.',
    authScopes: { change: true },
    args: { input: t.arg({ type: ConfirmStepInput, required: true, description: 'Which step.' }) },
    resolve: async (_root, { input }, { app, viewer: maybe }) => {
      const viewer = requireViewer(maybe);
      const projectId = rowIdOf('Project', String(input.projectId), 'projectId');
      await confirmStep(app, viewer, {
        projectId,
        stepName: input.stepName,
        edit: input.result ?? undefined,
      });
      return { projectId, userId: viewer.userId };
    },
  }),
);
