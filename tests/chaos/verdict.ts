import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkLedger } from '../../server/domains/credits/ledger.ts';
import { resultsOf, timelineOf } from '../../server/domains/production/results.ts';
import { stepDefinition } from '../../server/domains/projects/kinds.ts';
import { STATUS } from '../../server/domains/projects/status.ts';
import type { OpenApp } from '../../server/platform/openApp.ts';
import type { Viewer } from '../../server/platform/viewer.ts';
import { stepsPrice } from '../../temporal/contracts/steps.ts';
import { checkFilm } from '../../temporal/media/render/checkFilm.ts';

export interface Verdict {
  /** What is wrong, in sentences; empty when all is as promised. */
  problems: string[];
  films: number;
  analyses: number;
  /** Film files in storage that no project speaks of: a kill between storing and committing leaves one. */
  orphanFilms: number;
  /** The longest time in which an unfinished project said nothing. */
  longestSilenceMs: number;
}

/** Compares what became of the acknowledged projects with what was promised. */
export async function judge(
  app: OpenApp,
  viewer: Viewer,
  acknowledged: ReadonlySet<number>,
  startCredits: number,
): Promise<Verdict> {
  const problems: string[] = [];
  const projects = await app.db.project.findMany({
    where: { userId: viewer.userId },
    include: { steps: { orderBy: { index: 'asc' } }, runs: true },
  });
  const filmKeys = new Set<string>();
  let expectedSpent = 0;
  for (const { id, status, reason, error, steps, runs } of projects) {
    const say = (what: string) => problems.push(`project ${id}: ${what}`);
    if (status !== STATUS.DONE) say(`ended as ${status} ${reason} ${error}`);
    if (runs.length !== 1 || runs[0]?.status !== 'DONE') say(`runs are ${runs.map((run) => run.status)}`);
    const settled = await app.db.creditEntry.findMany({
      where: { runId: { in: runs.map((run) => run.id) }, kind: 'SETTLE' },
    });
    const spent = -settled.reduce((sum, entry) => sum + entry.heldDelta, 0);
    const price = stepsPrice(steps.map(({ name }) => stepDefinition(name)));
    expectedSpent += price;
    if (spent !== price) say(`cost ${spent} instead of ${price}`);
    for (const step of steps) {
      if (step.status !== STATUS.DONE || step.result === null) say(`${step.name} is ${step.status}`);
    }
    const made = resultsOf(steps);
    const timeline = timelineOf(made);
    if (!made.cut_drafts || !timeline) continue;
    filmKeys.add(made.cut_drafts.filmKey);
    await checkFilm(app.media, await app.storage.localPath(made.cut_drafts.filmKey), timeline).catch(
      (wrong) => say(String(wrong)),
    );
  }
  for (const id of acknowledged) {
    if (!projects.some((project) => project.id === id)) problems.push(`project ${id} is lost`);
  }
  const { brokenUserIds } = await checkLedger(app.db);
  if (brokenUserIds.length > 0) problems.push(`broken ledgers of users ${brokenUserIds}`);
  const { credits, creditsHeld } = await app.db.user.findUniqueOrThrow({ where: { id: viewer.userId } });
  const expected = startCredits - expectedSpent;
  if (credits !== expected || creditsHeld !== 0) {
    problems.push(`${credits} credits and ${creditsHeld} held instead of ${expected} and 0`);
  }
  const left = leftovers(app.tmpDir);
  if (left.length > 0) problems.push(`left in the work folder: ${left}`);
  return {
    problems,
    films: filmKeys.size,
    analyses: projects.filter(({ name }) => name === 'one_analyze').length,
    orphanFilms: filesBelow(join(app.config.dataDir, 'files', 'film')).length - filmKeys.size,
    longestSilenceMs: await longestSilence(
      app,
      projects.map(({ id }) => id),
    ),
  };
}

/** Work folders below those of processes. */
function leftovers(tmpDir: string): string[] {
  const work = join(tmpDir, 'work');
  if (!existsSync(work)) return [];
  return readdirSync(work).flatMap((own) => readdirSync(join(work, own)).map((name) => join(own, name)));
}

function filesBelow(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mp4'))
    .map((entry) => entry.name);
}

async function longestSilence(app: OpenApp, projectIds: number[]): Promise<number> {
  const [row] = await app.db.$queryRaw<[{ longest: number | null }]>`
    SELECT (1000 * EXTRACT(EPOCH FROM MAX(gap)))::float8 AS longest FROM (
      SELECT "createdAt" - LAG("createdAt") OVER (PARTITION BY "projectId" ORDER BY "seq") AS gap
      FROM "Event" WHERE "projectId" = ANY (${projectIds}::int[])
    ) gaps`;
  return Math.round(row.longest ?? 0);
}
