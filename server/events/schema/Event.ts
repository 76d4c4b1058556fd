import { encodeGlobalID } from '@pothos/plugin-relay';
import { EventKind as EventKindValues, type Event as Row } from '../../../prisma/generated/client/client.ts';
import { User } from '../../domains/accounts/schema/User.ts';
import { Material } from '../../domains/materials/schema/Material.ts';
import { visibleProjects } from '../../domains/projects/access.ts';
import { Project } from '../../domains/projects/schema/Project.ts';
import { builder } from '../../graphql/builder.ts';
import { requireViewer } from '../../platform/viewer.ts';

const EventKind = builder.enumType(EventKindValues, {
  name: 'EventKind',
  description: 'What changed.',
  values: {
    PROJECT: { description: 'A project was made, or it, a step or a run of it changed.' },
    PROJECT_DELETED: { description: 'A project left its owner’s lists.' },
    MATERIAL: { description: 'A material arrived or changed.' },
    MATERIAL_DELETED: { description: 'A material left the library.' },
    CREDITS: { description: 'The balance moved.' },
  },
});

/**
 * The row holds ids only; its fields are resolved when they are asked for, as this viewer, so nobody is told what
 * they may not see and everybody is told what is true now.
 */
export const Event = builder.objectRef<Row>('Event').implement({
  description: 'Something changed. Resolved as it stands now, as the viewer may see it.',
  fields: (t) => ({
    seq: t.exposeInt('seq', { description: 'Its number; ask for `after: seq` to go on behind it.' }),
    kind: t.expose('kind', { type: EventKind, description: 'What changed.' }),
    project: t.prismaField({
      type: Project,
      nullable: true,
      description: 'For PROJECT.',
      resolve: (query, { kind, projectId }, _args, { app, viewer }) =>
        kind === 'PROJECT' && projectId !== null
          ? app.db.project.findFirst({
              ...query,
              where: { id: projectId, ...visibleProjects(requireViewer(viewer)) },
            })
          : null,
    }),
    deletedProjectId: t.id({
      nullable: true,
      description: 'For PROJECT_DELETED.',
      resolve: ({ kind, projectId }) =>
        kind === 'PROJECT_DELETED' && projectId !== null ? encodeGlobalID('Project', projectId) : null,
    }),
    material: t.prismaField({
      type: Material,
      nullable: true,
      description: 'For MATERIAL.',
      resolve: (query, { kind, materialId }, _args, { app, viewer }) =>
        kind === 'MATERIAL' && materialId !== null
          ? app.db.material.findFirst({
              ...query,
              where: { id: materialId, userId: requireViewer(viewer).userId },
            })
          : null,
    }),
    deletedMaterialId: t.id({
      nullable: true,
      description: 'For MATERIAL_DELETED.',
      resolve: ({ kind, materialId }) =>
        kind === 'MATERIAL_DELETED' && materialId !== null ? encodeGlobalID('Material', materialId) : null,
    }),
    viewer: t.prismaField({
      type: User,
      description: 'The viewer, with the balance as it is now.',
      resolve: (query, _event, _args, { app, viewer }) =>
        app.db.user.findUniqueOrThrow({ ...query, where: { id: requireViewer(viewer).userId } }),
    }),
  }),
});
