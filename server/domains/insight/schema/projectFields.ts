import type { InsightResults } from '../../../../temporal/contracts/insight.ts';
import { builder } from '../../../graphql/builder.ts';
import { projectKind } from '../../projects/kinds.ts';
import { Project } from '../../projects/schema/Project.ts';
import { ProjectStep } from '../../projects/schema/ProjectStep.ts';
import type { AnyInsightInput } from '../insight.ts';
import { InsightRequest } from './InsightRequest.ts';
import { ProjectFile } from './ProjectFile.ts';
import { InsightResult } from './results.ts';

builder.prismaObjectFields(Project, (t) => ({
  files: t.relation('files', {
    type: ProjectFile,
    description: 'The films it was given to look at; empty where it makes one.',
    query: { orderBy: { index: 'asc' } },
  }),
  insight: t.field({
    type: InsightRequest,
    nullable: true,
    description: 'What was asked of the film tools; null for other kinds.',
    select: { name: true, input: true },
    resolve: ({ name, input }) => (projectKind(name).tools ? (input as unknown as AnyInsightInput) : null),
  }),
}));

builder.prismaObjectFields(ProjectStep, (t) => ({
  insight: t.field({
    type: InsightResult,
    nullable: true,
    description: 'What a film tool found; null before it has, and for other steps.',
    select: { result: true, project: { select: { name: true } } },
    resolve: ({ result, project }) =>
      projectKind(project.name).tools ? (result as unknown as InsightResults[keyof InsightResults]) : null,
  }),
}));
