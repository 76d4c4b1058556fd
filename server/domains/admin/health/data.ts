import { statfs } from 'node:fs/promises';
import { newKey } from '../../../platform/storage/keys.ts';
import { type Check, down, fine, tenths, warning } from './part.ts';

/** An answer slower than this is felt on every page. */
const SLOW_DATABASE_MS = 200;
const SLOW_EVENTS_MS = 1_000;
const EVENTS_LOST_MS = 2_500;
/** Films need room; below a gigabyte none can be made. */
const SCARCE_GB = 5;
const FULL_GB = 1;

export const database: Check = async ({ app }) => {
  const begun = performance.now();
  const [server] = await app.db.$queryRaw<Array<{ version: string; bytes: number; connections: number }>>`
    SELECT current_setting('server_version') AS "version",
           pg_database_size(current_database())::float8 AS "bytes",
           (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS "connections"`;
  const ms = performance.now() - begun;
  const megabytes = Math.round((server?.bytes ?? 0) / 1024 ** 2);
  const detail = `PostgreSQL ${server?.version}，应答 ${tenths(ms)} 毫秒，${megabytes} MB，${server?.connections} 个连接`;
  return ms > SLOW_DATABASE_MS
    ? warning(detail, '数据库应答较慢：检查磁盘与负载，或将数据库移到单独的服务器')
    : fine(detail);
};

/** From a notification to this process's own ear: what a screen waits for beside the work itself. */
export const events: Check = async ({ app, bus }) => {
  const advice = '页面不会自动更新：检查数据库连接；进程会自行重连，无需重启';
  if (!bus.connected) return down('事件通道已断开', advice);
  const begun = performance.now();
  // Nobody has the number 0: only this check is woken.
  const heard = bus.wait(0, AbortSignal.timeout(EVENTS_LOST_MS));
  await app.db.$executeRaw`SELECT pg_notify('reelsmith_events', '0:0')`;
  await heard;
  const ms = performance.now() - begun;
  if (ms >= EVENTS_LOST_MS) return down('事件通道没有回应', advice);
  const detail = `往返 ${tenths(ms)} 毫秒`;
  return ms > SLOW_EVENTS_MS ? warning(detail, '事件传递较慢：检查数据库与本机负载') : fine(detail);
};

export const storage: Check = async ({ app }) => {
  const begun = performance.now();
  await app.storage.head(newKey('poster', 'jpg'));
  const place = app.storage.driver === 's3' ? `对象存储 ${app.storage.bucket}` : '本机磁盘';
  return fine(`${place}，应答 ${tenths(performance.now() - begun)} 毫秒`);
};

export const disk: Check = async ({ app }) => {
  const { bavail, blocks, bsize } = await statfs(app.config.dataDir);
  const gigabytes = (bavail * bsize) / 1024 ** 3;
  const detail = `数据目录所在磁盘剩余 ${tenths(gigabytes)} GB，共 ${tenths((blocks * bsize) / 1024 ** 3)} GB`;
  if (gigabytes < FULL_GB)
    return down(detail, '空间不足，无法制作视频：删除不用的素材与作品，或更换 DATA_DIR');
  if (gigabytes < SCARCE_GB) return warning(detail, '空间偏少：建议保留 5 GB 以上');
  return fine(detail);
};
