import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../graphql/builder.ts';
import { PageInput, pageCost, pageType, pageWindow } from '../../../graphql/page.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { wishedProjects } from '../find.ts';
import { Project } from './Project.ts';
import { projectWishArgs, wishOf } from './projectWish.ts';

const ProjectPage = pageType(Project, 'Project');

builder.queryField('projectPage', (t) =>
  t.field({
    type: ProjectPage,
    complexity: pageCost,
    description: 'The viewer’s own projects by numbered pages, newest first.',
    authScopes: { read: true },
    args: {
      ...projectWishArgs(t.arg),
      page: t.arg({
        type: PageInput,
        required: true,
        defaultValue: { number: 1, size: 10 },
        description: 'Which page.',
      }),
    },
    resolve: async (_root, { page, ...wish }, context, info) => {
      const where = wishedProjects(requireViewer(context.viewer), wishOf(wish));
      const query = queryFromInfo({ context, info, path: ['rows'], typeName: 'Project' });
      const [rows, total] = await Promise.all([
        context.app.db.project.findMany({ ...query, where, orderBy: { id: 'desc' }, ...pageWindow(page) }),
        context.app.db.project.count({ where }),
      ]);
      return { rows, total };
    },
  }),
);
