import type { ProjectFile } from '../../../prisma/generated/client/client.ts';
import type { ToolPlan } from '../../../temporal/contracts/activities.ts';
import type { App } from '../../platform/app.ts';
import { projectKind, stepDefinition } from '../projects/kinds.ts';
import { STATUS } from '../projects/status.ts';
import type { StepRef } from '../projects/stepState.ts';

/** The tools that a run is at, by the file they look at: those that failed before and were not asked for stay so. */
export async function planTools(app: App, projectId: number): Promise<ToolPlan[]> {
  const { name, steps } = await app.db.project.findUniqueOrThrow({
    where: { id: projectId },
    select: {
      name: true,
      steps: {
        where: { status: { in: [STATUS.INITIAL, STATUS.PROCESSING] } },
        orderBy: { index: 'asc' },
        select: { index: true, name: true },
      },
    },
  });
  const plans = new Map<number, ToolPlan>();
  for (const step of steps) {
    const fileIndex = fileIndexOf(name, step.index);
    const plan = plans.get(fileIndex) ?? { fileIndex, steps: [] };
    plan.steps.push({ index: step.index, activity: stepDefinition(step.name).activity });
    plans.set(fileIndex, plan);
  }
  return [...plans.values()];
}

/** @throws where the project has no such file, which its creation rules out. */
export async function projectFile(app: App, projectId: number, index: number): Promise<ProjectFile> {
  return app.db.projectFile.findUniqueOrThrow({ where: { projectId_index: { projectId, index } } });
}

/** The film that a tool looks at. */
export async function fileOfStep(app: App, { projectId, index }: StepRef): Promise<ProjectFile> {
  const { name } = await app.db.project.findUniqueOrThrow({
    where: { id: projectId },
    select: { name: true },
  });
  return projectFile(app, projectId, fileIndexOf(name, index));
}

function fileIndexOf(projectName: string, stepIndex: number): number {
  return projectKind(projectName).tools?.files === 'own' ? stepIndex : 0;
}
