import { builder } from '../../../graphql/builder.ts';
import { rowIdOf } from '../../../graphql/globalId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { Material } from '../../materials/schema/Material.ts';
import { Project } from '../../projects/schema/Project.ts';
import { exportProject } from '../publishing.ts';

const ExportProjectPayload = builder
  .objectRef<{ projectId: number; materialId: number }>('ExportProjectPayload')
  .implement({
    description: 'The project and the work it became.',
    fields: (t) => ({
      project: t.prismaField({
        type: Project,
        description: 'As it stands now.',
        resolve: (query, { projectId }, _args, { app }) =>
          app.db.project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
      }),
      material: t.prismaField({
        type: Material,
        description: 'The work.',
        resolve: (query, { materialId }, _args, { app }) =>
          app.db.material.findUniqueOrThrow({ ...query, where: { id: materialId } }),
      }),
    }),
  });

builder.mutationField('exportProject', (t) =>
  t.field({
    type: ExportProjectPayload,
    description: 'Stores a finished film into the library (入库); again answers with the same work.',
    authScopes: { change: true },
    args: { id: t.arg.id({ required: true, description: 'The project.' }) },
    resolve: async (_root, { id }, { app, viewer }) => {
      const projectId = rowIdOf('Project', id, 'id');
      return { projectId, materialId: await exportProject(app, requireViewer(viewer), projectId) };
    },
  }),
);
