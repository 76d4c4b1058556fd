import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findLooks, keepLooks } from '../../../server/domains/insight/looks.ts';
import type { AnalyzedContent } from '../../../server/domains/materials/analysis.ts';
import type { FoundWords } from '../../contracts/media.ts';
import { drawPicture } from '../../media/words/drawPicture.ts';
import type { ShotFrames, VisionProvider } from '../../providers/vision/types.ts';
import { contentAnalysis } from '../materials/analyzeMaterial.ts';
import { takeWordTurn } from '../materials/findWords.ts';
import type { Work } from '../work.ts';
import type { WorkerApp } from '../workerApp.ts';
import { looksKey } from './looksKey.ts';

/** Somebody has paid and waits: engines that are still being fetched are waited for so long, then done without. */
const PATIENCE_MS = 120_000;
const LOOK_AGAIN_MS = 2_000;
/** A short shot is told by fewer frames than an engine would look at. */
const FRAME_EVERY_MS = 1_500;
/** How the three parts share the progress that people see. */
const SHARE = { pass: 0.4, words: 0.35, looks: 0.25 };

export interface ReadOptions {
  looker: VisionProvider;
  /** 0–1 and what is being done, in Chinese. */
  tell: (fraction: number, message: string) => void;
  /** Called as soon as the shots are known. */
  onShots?: (content: AnalyzedContent) => Promise<void>;
}

interface File {
  storageKey: string;
  sha256: string;
}

/** Finds out all there is to know of a file: its shots, then its words, then what can be seen; each kept by content. */
export async function readContent(
  app: WorkerApp,
  file: File,
  work: Work,
  { looker, tell, onShots }: ReadOptions,
): Promise<void> {
  tell(0, '正在切分镜头');
  const content = await contentAnalysis(app, file, {
    ...work,
    onProgress: (done) => tell(done * SHARE.pass, `正在切分镜头 · ${Math.round(done * 100)}%`),
  });
  await onShots?.(content);
  const words = await allWords(app, file, content, work, tell);
  await looksOf(app, looker, file, content, words, work, tell);
}

async function allWords(
  app: WorkerApp,
  file: File,
  { analysis }: AnalyzedContent,
  work: Work,
  tell: ReadOptions['tell'],
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
  tell: ReadOptions['tell'],
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
