import { queryFromInfo } from '@pothos/plugin-prisma';
import type { Prisma } from '../../../../prisma/generated/client/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { rowId } from '../../../graphql/nodeId.ts';
import { PageInput, pageCost, pageType, pageWindow } from '../../../graphql/page.ts';
import { labTools } from '../tools.ts';
import { LabTool } from './LabTool.ts';

builder.queryField('labTool', (t) =>
  t.prismaField({
    type: LabTool,
    nullable: true,
    description: 'A registered tool by its number; null where there is none.',
    authScopes: { administer: true },
    args: { number: t.arg.int({ required: true, description: 'As in its address.' }) },
    resolve: (query, _root, { number }, { app, viewer }) =>
      app.db.labTool.findFirst({ ...query, where: { id: rowId(number), AND: labTools(viewer) } }),
  }),
);

const LabToolPage = pageType(LabTool, 'LabTool');

builder.queryField('labTools', (t) =>
  t.field({
    type: LabToolPage,
    description: 'Registered tools, newest first.',
    authScopes: { administer: true },
    complexity: pageCost,
    args: {
      page: t.arg({
        type: PageInput,
        required: true,
        defaultValue: { number: 1, size: 12 },
        description: 'Which page.',
      }),
    },
    resolve: async (_root, { page }, context, info) => {
      const { app, viewer } = context;
      const where = labTools(viewer);
      const query = queryFromInfo({ context, info, path: ['rows'], typeName: 'LabTool' });
      const [rows, total] = await Promise.all([
        app.db.labTool.findMany({
          // A tool has no relations, so there is nothing to include.
          select: (query as { select: Prisma.LabToolSelect }).select,
          where,
          orderBy: { id: 'desc' },
          ...pageWindow(page),
        }),
        app.db.labTool.count({ where }),
      ]);
      return { rows, total };
    },
  }),
);
