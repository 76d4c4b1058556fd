import { getMe } from '../../domains/accounts/accounts.ts';
import { stepDefinition } from '../../domains/projects/kinds.ts';
import { getProject, type ProjectWithSteps } from '../../domains/projects/projects.ts';
import { STATUS } from '../../domains/projects/status.ts';
import { openEventBus } from '../../events/bus.ts';
import { eventStream } from '../../events/stream.ts';
import type { App } from '../../platform/app.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';

export interface FollowedFilm {
  projectId: number;
  state: 'running' | 'waiting' | 'done' | 'failed' | 'deleted';
  exported: boolean;
}

/** Says each film's steps as they come, until every film is finished, failed, or waits for a person. */
export async function followFilms(
  app: App,
  viewer: Viewer,
  projectIds: readonly number[],
  say: (line: string) => void,
): Promise<FollowedFilm[]> {
  if (!app.config.databaseUrl) throw new Error('DATABASE_URL is not set, and no instance runs.');
  const films = new Map<number, FollowedFilm>();
  const said = new Map<number, string>();
  const look = async (projectId: number) => {
    const { film, line } = await filmNow(app, viewer, projectId);
    films.set(projectId, film);
    if (said.get(projectId) !== line) say(line);
    said.set(projectId, line);
  };
  const over = () => [...films.values()].every(({ state }) => state !== 'running');

  const bus = await openEventBus(app.config.databaseUrl, app.log);
  const { eventSeq } = await getMe(app, viewer);
  const events = eventStream({ db: app.db, bus }, { userId: viewer.userId, after: eventSeq });
  try {
    for (const projectId of projectIds) await look(projectId);
    while (!over()) {
      const { value: event } = await events.next();
      if (event?.projectId && films.has(event.projectId)) await look(event.projectId);
    }
  } finally {
    await events.return?.();
    await bus.close();
  }
  return projectIds.map((projectId) => films.get(projectId)!);
}

async function filmNow(
  app: App,
  viewer: Viewer,
  projectId: number,
): Promise<{ film: FollowedFilm; line: string }> {
  try {
    const project = await getProject(app, viewer, projectId);
    const state = stateOf(project);
    const exported = project.exportedMaterialId !== null;
    return { film: { projectId, state, exported }, line: `#${projectId} ${project.title}：${told(project)}` };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'NOT_FOUND') throw error;
    return { film: { projectId, state: 'deleted', exported: false }, line: `#${projectId} 已删除，不再重做` };
  }
}

function stateOf({ status }: ProjectWithSteps): FollowedFilm['state'] {
  if (status === STATUS.DONE) return 'done';
  if (status === STATUS.FAILED) return 'failed';
  return status === STATUS.WAITING ? 'waiting' : 'running';
}

function told({ status, error, currentStep, stepCount, steps }: ProjectWithSteps): string {
  if (status === STATUS.DONE) return '已完成';
  if (status === STATUS.FAILED) return `失败，可在工作台重试${error ? `（${error}）` : ''}`;
  const step = steps[currentStep];
  const place = step ? `${currentStep + 1}/${stepCount} ${stepDefinition(step.name).label}` : '收尾';
  return status === STATUS.WAITING ? `${place}，等待确认` : place;
}
