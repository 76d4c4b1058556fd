import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { InsufficientCredits } from '../../credits/errors.ts';
import { paidProjectPayload } from '../../projects/schema/payloads.ts';
import { createAnalysis } from '../insight.ts';
import { AnalysisMode } from './enums.ts';

const CreateAnalysisInput = builder.inputType('CreateAnalysisInput', {
  description: 'Videos to be analysed.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 128 characters.' }),
    videoPaths: t.stringList({
      required: true,
      description: 'oss:// addresses of videos of the viewer’s; each at most 180 s.',
    }),
    mode: t.field({
      type: AnalysisMode,
      required: true,
      defaultValue: 'simple',
      description: 'How much is shown.',
    }),
    requestKey: t.string({ description: 'The same key answers with the same project.' }),
  }),
});

builder.mutationField('createAnalysis', (t) =>
  t.field({
    type: paidProjectPayload('CreateAnalysisSuccess'),
    description: '视频分析: one tool a video.',
    authScopes: { spend: true },
    errors: {
      types: [InsufficientCredits],
      directResult: true,
      union: { name: 'CreateAnalysisResult', description: 'The project, or why it was not done.' },
    },
    args: { input: t.arg({ type: CreateAnalysisInput, required: true, description: 'What is wanted.' }) },
    resolve: async (_root, { input }, { app, viewer: maybe }) => {
      const viewer = requireViewer(maybe);
      const { projectId } = await createAnalysis(app, viewer, input);
      return { projectId, userId: viewer.userId };
    },
  }),
);
