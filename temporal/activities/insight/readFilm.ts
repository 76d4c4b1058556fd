import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepPoster } from '../../../server/domains/insight/files.ts';
import { findLooks, keepLooks } from '../../../server/domains/insight/looks.ts';
import { projectFile } from '../../../server/domains/insight/plan.ts';
import type { AnalyzedContent } from '../../../server/domains/materials/analysis.ts';
import { beginStep } from '../../../server/domains/projects/stepState.ts';
import type { InsightActivities } from '../../contracts/activities.ts';
import type { FoundWords } from '../../contracts/media.ts';
import { drawPicture } from '../../media/words/drawPicture.ts';
import type { ShotFrames, VisionProvider } from '../../providers/vision/types.ts';
import { contentAnalysis } from '../materials/analyzeMaterial.ts';
import { takeWordTurn } from '../materials/findWords.ts';
import { createProgressReporter } from '../steps/progressReporter.ts';
import { framed, type Work } from '../work.ts';
import type { WorkerApp } from '../workerApp.ts';
import { lookerOf } from './looker.ts';
import { looksKey } from './looksKey.ts';

/** Somebody has paid and waits: engines that are still being fetched are waited for so long, then done without. */
const PATIENCE_MS = 120_000;
const LOOK_AGAIN_MS = 2_000;
/** A short shot is told by fewer frames than an engine would look at. */
const FRAME_EVERY_MS = 1_500;
/** How the three parts share the progress that people see. */
const SHARE = { pass: 0.4, words: 0.35, looks: 0.25 };

/**
 * Sees to it that everything there is to know of a film is known: its shots, its words, what can be seen. Each part
 * is kept by content, so that a second attempt, another tool or another person with the same file finds it done.
 */
export function readFilm(
  app: WorkerApp,
  { projectId, runId, fileIndex, indexes }: Parameters<InsightActivities['readFilm']>[0],
): Promise<void> {
  return framed(app.tmpDir, async (work) => {
    const steps = indexes.map((index) => ({ projectId, runId, index }));
    for (const step of steps) await beginStep(app, step);
    const file = await projectFile(app, projectId, fileIndex);
    const reporters = steps.map((step) => createProgressReporter(app, step));
    const tell = (fraction: number, message: string) => {
      for (const reporter of reporters) reporter.report({ fraction, message });
    };
    try {
      tell(0, '正在切分镜头');
      const content = await contentAnalysis(app, file, {
        ...work,
        onProgress: (done) => tell(done * SHARE.pass, `正在切分镜头 · ${Math.round(done * 100)}%`),
      });
      await keepPoster(app, { projectId, fileIndex }, content.posterKey);
      const words = await allWords(app, file, content, work, tell);
      const looker = await lookerOf(app, projectId);
      await looksOf(app, looker, file, content, words, work, tell);
    } finally {
      for (const reporter of reporters) await reporter.close();
    }
  });
}

type Tell = (fraction: number, message: string) => void;

interface File {
  storageKey: string;
  sha256: string;
}

async function allWords(
  app: WorkerApp,
  file: File,
  { analysis }: AnalyzedContent,
  work: Work,
  tell: Tell,
): Promise<FoundWords> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (let turn = 0; ; turn += 1) {
    tell(SHARE.pass + SHARE.words * (1 - 1 / (1 + turn / 2)), '正在识别人声与画面文字');
    const { left, words } = await takeWordTurn(app, file, analysis, work);
    if (left === 'none' || (left === 'later' && Date.now() > giveUpAt)) return words;
    if (left === 'later') {
      tell(SHARE.pass, '正在等待识别引擎就绪');
      await sleep(LOOK_AGAIN_MS, undefined, { signal: work.signal });
    }
  }
}

async function looksOf(
  app: WorkerApp,
  looker: VisionProvider,
  file: File,
  { analysis }: AnalyzedContent,
  words: FoundWords,
  work: Work,
  tell: Tell,
): Promise<void> {
  const engine = looker.engine();
  if (await findLooks(app, file.sha256, looksKey(engine))) return;
  const before = SHARE.pass + SHARE.words;
  tell(before, '正在理解画面');
  const shots: ShotFrames[] = [];
  const path =
    looker.framesPerShot > 0 ? await app.storage.localPath(file.storageKey, { signal: work.signal }) : null;
  for (const shot of analysis.shots) {
    const frames: ShotFrames['frames'] = [];
    const count = Math.min(looker.framesPerShot, Math.ceil((shot.endMs - shot.startMs) / FRAME_EVERY_MS));
    for (let frame = 0; path && frame < count; frame += 1) {
      const part = (frame + 0.5) / count;
      const atMs = Math.round(shot.startMs + part * (shot.endMs - shot.startMs));
      const outPath = join(work.workDir, `shot-${shot.index}-${frame}.jpg`);
      const { mediaType } = analysis.probe;
      await drawPicture(app.media, { path, mediaType, atMs, outPath, signal: work.signal });
      frames.push({ atMs, path: outPath });
    }
    shots.push({ shot, frames });
  }
  const looks = await looker.look({
    analysis,
    words,
    shots,
    signal: work.signal,
    onProgress: (done) => tell(before + SHARE.looks * done, '正在理解画面'),
  });
  await keepLooks(app, file.sha256, looksKey(engine), looks);
}
