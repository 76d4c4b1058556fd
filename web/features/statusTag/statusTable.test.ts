import { expect, test } from 'vitest';
import { describeStatus, isRunning } from './statusTable.ts';

test('a cancelled project is not drawn as a failed one', () => {
  expect(describeStatus('FAILED', 'CANCELLED')).toEqual({ label: '已取消', tone: 'initial' });
  expect(describeStatus('FAILED', 'STEP_FAILED')).toEqual({ label: '失败', tone: 'failed' });
});

test('a project that waits for its owner does not count as running', () => {
  expect((['INITIAL', 'PROCESSING', 'DONE', 'FAILED', 'WAITING'] as const).filter(isRunning)).toEqual([
    'INITIAL',
    'PROCESSING',
  ]);
});
