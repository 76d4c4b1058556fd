import { builder } from '../../../graphql/builder.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { InsufficientCredits } from '../../credits/errors.ts';
import { paidProjectPayload } from '../../projects/schema/payloads.ts';
import { createOneAnalyze } from '../insight.ts';
import { OneAnalyzeTool } from './enums.ts';
import { productArgument } from './productArgument.ts';

const OneAnalyzeInput = builder.inputType('OneAnalyzeInput', {
  description: 'One video and the tools that are to look at it.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What the project is called, at most 128 characters.' }),
    videoPath: t.string({
      required: true,
      description: 'oss:// address of an upload or a library video of the viewer’s; at most 180 s.',
    }),
    scriptContent: t.string({ description: 'The planned script, at most 2000 characters.' }),
    productId: t.id({ description: 'A product of the viewer’s; needed by score and reviewer.' }),
    tools: t.field({ type: [OneAnalyzeTool], required: true, description: 'One or more.' }),
    requestKey: t.string({ description: 'The same key answers with the same project.' }),
  }),
});

builder.mutationField('createOneAnalyze', (t) =>
  t.field({
    type: paidProjectPayload('CreateOneAnalyzeSuccess'),
    description: '一键分析: holds the price of the chosen tools, creates the project and starts it.',
    authScopes: { spend: true },
    errors: {
      types: [InsufficientCredits],
      directResult: true,
      union: { name: 'CreateOneAnalyzeResult', description: 'The project, or why there is none.' },
    },
    args: { input: t.arg({ type: OneAnalyzeInput, required: true, description: 'What is wanted.' }) },
    resolve: async (_root, { input }, { app, viewer: maybe }) => {
      const viewer = requireViewer(maybe);
      const { projectId } = await createOneAnalyze(app, viewer, {
        ...input,
        scriptContent: input.scriptContent ?? '',
        product: productArgument(input.productId),
      });
      return { projectId, userId: viewer.userId };
    },
  }),
);
