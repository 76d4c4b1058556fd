/** How each part of the house is, as administrators see it. Open this first. */
import { requirePermission, type Viewer } from '../../../platform/viewer.ts';
import { database, disk, events, storage } from './data.ts';
import { proxy, version } from './house.ts';
import { type Check, down, PARTS, type PartHealth, type PartName, type Seen } from './part.ts';
import { engines, ffmpeg, queues, temporal, workers } from './work.ts';

export { PARTS, type PartHealth, type PartName, type Seen } from './part.ts';

/** A part that takes longer than this does not work, whatever it says in the end. */
const LONGEST_MS = 8_000;

const CHECKS: Readonly<Record<PartName, Check>> = {
  DATABASE: database,
  EVENTS: events,
  TEMPORAL: temporal,
  WORKERS: workers,
  QUEUES: queues,
  STORAGE: storage,
  DISK: disk,
  FFMPEG: ffmpeg,
  ENGINES: engines,
  PROXY: proxy,
  VERSION: version,
};

const UNREACHABLE: Readonly<Partial<Record<PartName, string>>> = {
  DATABASE: '检查 PostgreSQL 是否在运行，以及 DATABASE_URL',
  EVENTS: '检查数据库连接；进程会自行重连，无需重启',
  TEMPORAL: '检查 Temporal 是否在运行，以及 TEMPORAL_ADDRESS；期间提交的任务会在恢复后开始',
  WORKERS: '先恢复 Temporal',
  QUEUES: '先恢复 Temporal',
  STORAGE: '检查对象存储的地址、密钥与网络，或 DATA_DIR 的权限',
  DISK: '检查 DATA_DIR 是否存在、可以读写',
};

/** All parts at once; one that is away does not keep the others waiting. */
export async function systemHealth(seen: Seen, viewer: Viewer | null): Promise<PartHealth[]> {
  requirePermission(viewer, 'administer');
  return Promise.all(
    PARTS.map(async (part) => {
      try {
        return { part, ...(await within(CHECKS[part](seen))) };
      } catch (error) {
        seen.app.log.warn({ err: error, part }, 'a part is not well');
        return { part, ...down('没有回应', UNREACHABLE[part] ?? '查看日志中的错误') };
      }
    }),
  );
}

async function within<Result>(check: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${LONGEST_MS} ms`)), LONGEST_MS);
  });
  try {
    return await Promise.race([check, late]);
  } finally {
    clearTimeout(timer);
  }
}
