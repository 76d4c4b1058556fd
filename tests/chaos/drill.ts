import { setTimeout as sleep } from 'node:timers/promises';
import { keepSamples } from '../../server/domains/materials/samples.ts';
import { STATUS } from '../../server/domains/projects/status.ts';
import type { OpenApp } from '../../server/platform/openApp.ts';
import type { Viewer } from '../../server/platform/viewer.ts';
import { addFootage, FOOTAGE, person } from '../support/footage.ts';
import { openHouse, VICTIMS } from './house.ts';
import { orderAnalysis, orderFilm } from './orders.ts';
import { seededRandom } from './random.ts';
import { judge, type Verdict } from './verdict.ts';

const START_CREDITS = 1_000_000;
/** Every so many orders one is to see a film instead of making one. */
const ANALYSIS_EVERY = 2;
/** A project that says nothing for so long is stuck. */
const STUCK_AFTER_MS = 60_000;
const SENTENCES = ['清晨第一口咖啡，唤醒整座城市。', '现在下单，立享八折优惠！', '轻便耐用，说走就走。'];

/** One drill in an empty data folder. */
export async function runDrill(drill: {
  dataDir: string;
  kills: number;
  seed: number;
  say(line: string): void;
}): Promise<Verdict> {
  const random = seededRandom(drill.seed);
  const house = await openHouse(drill.dataDir);
  const { app } = house;
  try {
    const viewer = await person(app, START_CREDITS);
    const materialIds: number[] = [];
    for (const name of FOOTAGE) materialIds.push((await addFootage(app, viewer, name)).id);
    await standInForSamples(app);
    const acknowledged = new Set<number>();
    let made = 0;
    for (let kill = 1; kill <= drill.kills; kill += 1) {
      // Always two projects under way, so that every kill meets work.
      while ((await patiently(() => unfinished(app, viewer))).length < 2) {
        made += 1;
        const sentence = random.pick(SENTENCES);
        const order = () =>
          made % ANALYSIS_EVERY === 0
            ? orderAnalysis(app, viewer, made)
            : orderFilm(app, viewer, materialIds, made, sentence);
        acknowledged.add(await patiently(order));
      }
      await sleep(random.between(200, 8_000));
      let victim = random.pick(VICTIMS);
      // ffmpeg does not always run, and what was just killed is still on its way back.
      while (house.kill(victim) === 0) {
        await sleep(100);
        victim = random.pick(VICTIMS);
      }
      drill.say(`kill ${kill}: ${victim}; ${made} projects ordered`);
    }
    const stuck = await untilAllOver(app, viewer);
    const verdict = await judge(app, viewer, acknowledged, START_CREDITS);
    return { ...verdict, problems: [...stuck, ...verdict.problems] };
  } finally {
    await house.close();
  }
}

/** The worker would draw its own sample footage first; here one clip is enough. */
async function standInForSamples(app: OpenApp): Promise<void> {
  const { storageKey, sha256, sizeBytes, name } = await app.db.material.findFirstOrThrow();
  const probe = (await app.db.upload.findFirstOrThrow({ where: { storageKey } })).probe as never;
  await keepSamples(app, [
    { name, tags: [], description: '', storageKey, sha256, sizeBytes: Number(sizeBytes), probe },
  ]);
}

function unfinished(app: OpenApp, viewer: Viewer) {
  return app.db.project.findMany({
    where: { userId: viewer.userId, status: { notIn: [STATUS.DONE, STATUS.FAILED] } },
    select: { id: true },
  });
}

/** @returns sentences about projects that never ended. */
async function untilAllOver(app: OpenApp, viewer: Viewer): Promise<string[]> {
  let lastSeq = -1n;
  let lastNewsMs = Date.now();
  for (;;) {
    const left = await patiently(() => unfinished(app, viewer));
    if (left.length === 0) return [];
    const newest = await patiently(() =>
      app.db.event.aggregate({
        where: { projectId: { in: left.map(({ id }) => id) } },
        _max: { seq: true },
      }),
    );
    const seq = BigInt(newest._max.seq ?? 0);
    if (seq !== lastSeq) {
      lastSeq = seq;
      lastNewsMs = Date.now();
    }
    if (Date.now() - lastNewsMs > STUCK_AFTER_MS) return left.map(({ id }) => `project ${id} is stuck`);
    await sleep(200);
  }
}

/** While Postgres is away nothing is acknowledged; asked again until it is back. */
async function patiently<Result>(ask: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + STUCK_AFTER_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}
