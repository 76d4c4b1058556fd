import { status as labels } from '../../locales/zh-CN/status.ts';

export type WorkStatus = 'INITIAL' | 'PROCESSING' | 'DONE' | 'FAILED' | 'WAITING';
export type StatusTone = 'initial' | 'working' | 'done' | 'failed' | 'waiting';

const tones: Record<WorkStatus, StatusTone> = {
  INITIAL: 'initial',
  PROCESSING: 'working',
  DONE: 'done',
  FAILED: 'failed',
  WAITING: 'waiting',
};

/** The one table of what a status is called and which colour it has. A cancelled job did not fail. */
export function describeStatus(
  status: WorkStatus,
  reason: string | null | undefined,
): { label: string; tone: StatusTone } {
  if (status === 'FAILED' && reason === 'CANCELLED') return { label: labels.CANCELLED, tone: 'initial' };
  return { label: labels[status], tone: tones[status] };
}

/** Something moves or will move by itself. */
export function isRunning(status: WorkStatus): boolean {
  return status === 'INITIAL' || status === 'PROCESSING';
}
