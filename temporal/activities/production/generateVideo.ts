import { join } from 'node:path';
import { Readable } from 'node:stream';
import { timelineOf } from '../../../server/domains/production/results.ts';
import { newKey } from '../../../server/platform/storage/keys.ts';
import type { Film } from '../../contracts/film.ts';
import type { Timeline } from '../../contracts/timeline.ts';
import { checkFilm } from '../../media/render/checkFilm.ts';
import { makePoster } from '../../media/render/makePoster.ts';
import { renderTimeline } from '../../media/render/renderTimeline.ts';
import { toSrt } from '../../media/timeline/captions/srt.ts';
import { sha256Of } from '../sha256.ts';
import type { StepBody, StepWork } from '../steps/runStep.ts';

/** The label is up, the first caption too. */
const POSTER_AT_MS = 1_500;

/** 视频生成: one pass over the timeline, then the checks; only a film that passes them is kept. */
export const generateVideo: StepBody<Film> = async (work) => {
  const { app, workDir, signal, projectId, userId, input } = work;
  const timeline = timelineOf(work.results);
  if (!timeline) throw new Error('the timeline is not complete');
  const outPath = join(workDir, 'film.mp4');
  const renderMs = await render(work, timeline, outPath);
  work.progress({ fraction: 0.97, message: '正在质检成片：画面、响度、时长与 AI 标识' });
  const resolveSource = (key: string) => app.storage.localPath(key, { signal });
  const check = await checkFilm(app.media, outPath, timeline, { signal, resolveSource });
  const posterPath = join(workDir, 'poster.jpg');
  await makePoster({ tools: app.media, filmPath: outPath, outPath: posterPath, atMs: POSTER_AT_MS, signal });
  const film: Film = {
    filmKey: newKey('film', 'mp4'),
    posterKey: newKey('poster', 'jpg'),
    subtitleKey: newKey('subtitle', 'srt'),
    sha256: await sha256Of(outPath),
    check,
    renderMs,
  };
  await app.storage.putFile(film.posterKey, posterPath, { signal });
  await app.storage.put(film.subtitleKey, Readable.from([toSrt(timeline.captions)]), { signal });
  await app.storage.putFile(film.filmKey, outPath, { signal });
  return {
    result: film,
    engine: `FFmpeg（${timeline.width}×${timeline.height}）`,
    alsoWrite: async (tx) => {
      await tx.project.update({ where: { id: projectId }, data: { posterKey: film.posterKey } });
      const keys = [...new Set(timeline.picture.map(({ sourceKey }) => sourceKey))];
      const ids = input.materials.map(({ materialId }) => materialId);
      await tx.material.updateMany({
        where: { id: { in: ids }, userId, storageKey: { in: keys } },
        data: { usedCount: { increment: 1 } },
      });
    },
  };
};

async function render(work: StepWork, timeline: Timeline, outPath: string): Promise<number> {
  const { app, workDir, signal, projectId, title } = work;
  const { renderMs } = await renderTimeline({
    timeline,
    tools: app.media,
    resolveSource: (key) => app.storage.localPath(key, { signal }),
    outPath,
    workDir: join(workDir, 'render'),
    title,
    aigc: { contentProducer: '片匠 Reelsmith', produceId: `reelsmith-project-${projectId}` },
    signal,
    onProgress: ({ fraction, etaMs, message, liveFramePath }) =>
      work.progress({
        fraction: 0.95 * fraction,
        message,
        ...(etaMs === null ? {} : { etaSeconds: etaMs / 1000 }),
        ...(liveFramePath ? { framePath: liveFramePath } : {}),
      }),
  });
  return renderMs;
}
