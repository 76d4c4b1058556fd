import { builder } from '../../../graphql/builder.ts';
import type { GraphQLContext } from '../../../graphql/context.ts';
import { rowId } from '../../../graphql/nodeId.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { type ProjectFilter, visibleProjects } from '../access.ts';
import { wishedProjects } from '../find.ts';
import { Project } from './Project.ts';
import { projectWishArgs, wishOf } from './projectWish.ts';

builder.queryField('project', (t) =>
  t.prismaField({
    type: Project,
    nullable: true,
    description: 'A project by its number; null where there is none that the viewer may see.',
    authScopes: { read: true },
    args: { number: t.arg.int({ required: true, description: 'As in its address.' }) },
    resolve: async (query, _root, { number }, context) => {
      const where = { id: rowId(number), ...visibleProjects(requireViewer(context.viewer)) };
      await noteSeqBeforeRead(context, where);
      return context.app.db.project.findFirst({ ...query, where });
    },
  }),
);

builder.queryField('projects', (t) =>
  t.prismaConnection({
    type: Project,
    cursor: 'id',
    description: 'The viewer’s own projects, newest first.',
    authScopes: { read: true },
    args: projectWishArgs(t.arg),
    totalCount: (_root, args, { app, viewer }) =>
      app.db.project.count({ where: wishedProjects(requireViewer(viewer), wishOf(args)) }),
    resolve: (query, _root, args, { app, viewer }) =>
      app.db.project.findMany({
        ...query,
        where: wishedProjects(requireViewer(viewer), wishOf(args)),
        orderBy: { id: 'desc' },
      }),
  }),
);

/** Read first, so that an event between the two reads comes again and none is missed (see Project.eventSeq). */
async function noteSeqBeforeRead(
  context: GraphQLContext,
  where: ProjectFilter & { id: number },
): Promise<void> {
  const found = await context.app.db.project.findFirst({
    where,
    select: { id: true, user: { select: { eventSeq: true } } },
  });
  context.seqBeforeRead ??= new Map();
  if (found) context.seqBeforeRead.set(found.id, found.user.eventSeq);
}
