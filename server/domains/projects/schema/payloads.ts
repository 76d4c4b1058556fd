import { builder } from '../../../graphql/builder.ts';
import { User } from '../../accounts/schema/User.ts';
import { Project } from './Project.ts';

export interface ChangedProject {
  projectId: number;
  userId: number;
}

/** The project as it stands after a change. */
export const ProjectPayload = builder.objectRef<ChangedProject>('ProjectPayload').implement({
  description: 'The project after a change.',
  fields: (t) => ({
    project: t.prismaField({
      type: Project,
      description: 'As it stands now.',
      resolve: (query, { projectId }, _args, { app }) =>
        app.db.project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
    }),
  }),
});

/** The same for changes that cost credits: the balance comes along. */
export function paidProjectPayload(name: string) {
  return builder.objectRef<ChangedProject>(name).implement({
    description: 'The project and the payer after a change that costs credits.',
    fields: (t) => ({
      project: t.prismaField({
        type: Project,
        description: 'As it stands now.',
        resolve: (query, { projectId }, _args, { app }) =>
          app.db.project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
      }),
      viewer: t.prismaField({
        type: User,
        description: 'The payer, with the balance after the hold.',
        resolve: (query, { userId }, _args, { app }) =>
          app.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  });
}
