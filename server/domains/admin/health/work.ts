import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { packStatusText } from '../../../../temporal/providers/packs/packStatus.ts';
import type { QueueState } from '../../../platform/workflows.ts';
import { listEnginePacks } from '../enginePacks.ts';
import { type Check, down, fine, warning } from './part.ts';

const run = promisify(execFile);
const QUEUE_NAMES: Readonly<Record<QueueState['kind'], string>> = { light: '轻量', media: '媒体' };
/** Work that waits longer than this waits because there are too few hands. */
const LONG_WAIT_SECONDS = 60;

export const temporal: Check = async ({ app }) => {
  const begun = performance.now();
  await app.workflows.queues();
  return fine(
    `${app.config.temporal.address ?? ''} 应答 ${Math.round(performance.now() - begun)} 毫秒`.trim(),
  );
};

export const workers: Check = async ({ app }) => {
  const queues = await app.workflows.queues();
  const missing = queues.filter((queue) => queue.workers.length === 0);
  const names = new Set(queues.flatMap((queue) => queue.workers));
  if (queues.length === 0 || missing.length > 0) {
    const which = missing.map(({ kind }) => QUEUE_NAMES[kind]).join('、');
    return down(
      `没有 worker 处理${which || '任何'}队列`,
      '任务会一直排队：用 npm run worker 启动 worker，并检查它的日志与 WORKER_QUEUES',
    );
  }
  return fine(`${names.size} 个 worker 在线：${[...names].join('、')}`);
};

export const queues: Check = async ({ app }) => {
  const all = await app.workflows.queues();
  const detail = all
    .map(({ kind, waiting, oldestSeconds }) => {
      const age = waiting > 0 ? `，最早的已等待 ${Math.round(oldestSeconds)} 秒` : '';
      return `${QUEUE_NAMES[kind]}队列 ${waiting} 个任务等待${age}`;
    })
    .join('；');
  return all.some(({ waiting, oldestSeconds }) => waiting > 0 && oldestSeconds > LONG_WAIT_SECONDS)
    ? warning(detail, '任务等待较久：增加 worker，或提高 WORKER_MEDIA_CONCURRENCY')
    : fine(detail || '没有任务等待');
};

export const ffmpeg: Check = async ({ app }) => {
  try {
    const versions = await Promise.all(
      [app.media.ffmpegPath, app.media.ffprobePath].map((tool) =>
        run(tool, ['-version'], { timeout: 6_000 }),
      ),
    );
    const [version = ''] = versions[0]!.stdout.match(/version \S+/) ?? [];
    return fine(`ffmpeg ${version.replace('version ', '')}`);
  } catch {
    return down(
      'ffmpeg 或 ffprobe 无法运行',
      '安装 ffmpeg，或设置 FFMPEG_PATH 与 FFPROBE_PATH，然后重新启动',
    );
  }
};

export const engines: Check = async ({ app }) => {
  const packs = listEnginePacks(app);
  if (packs.length === 0) return fine('内置引擎包已关闭（ENGINE_PACKS=off）');
  const detail = packs.map(packStatusText).join('；');
  if (packs.some(({ state }) => state === 'failed'))
    return warning(detail, '引擎包下载失败，十分钟后自动重试：检查网络；期间由较简单的引擎代替');
  return packs.every(({ state }) => state === 'ready')
    ? fine(detail)
    : warning(detail, '下载完成前由较简单的引擎代替，无需操作');
};
