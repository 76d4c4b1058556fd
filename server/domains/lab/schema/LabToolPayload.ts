import { builder } from '../../../graphql/builder.ts';
import { LabTool } from './LabTool.ts';

export const LabToolPayload = builder.objectRef<{ toolId: number }>('LabToolPayload').implement({
  description: 'The tool after a change.',
  fields: (t) => ({
    tool: t.prismaField({
      type: LabTool,
      description: 'As it stands now.',
      resolve: (query, { toolId }, _args, { app }) =>
        app.db.labTool.findUniqueOrThrow({ ...query, where: { id: toolId } }),
    }),
  }),
});
