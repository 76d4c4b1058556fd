import { expect, test } from 'vitest';
import { overallFraction, progressSentence, type StripProject, type StripStep } from './progressText.ts';

const step = (
  label: string,
  status: StripStep['status'],
  progress: StripStep['progress'] = null,
): StripStep => ({
  label,
  status,
  progress,
});

const project = (
  status: StripProject['status'],
  steps: StripStep[],
  reason: string | null = null,
): StripProject => ({
  status,
  reason,
  currentStep: Math.max(
    0,
    steps.findIndex((one) => one.status !== 'DONE'),
  ),
  steps,
});

test('says what happens now and how long it will take', () => {
  const working = step('镜头合成', 'PROCESSING', {
    fraction: 0.4,
    message: '镜头 3/8 合成中',
    etaSeconds: 38,
  });
  expect(progressSentence(project('PROCESSING', [step('脚本撰写', 'DONE'), working]))).toBe(
    '镜头 3/8 合成中 · 约 38 秒',
  );
});

test('names the step where the work itself says nothing yet, and promises no time', () => {
  expect(progressSentence(project('PROCESSING', [step('语音合成', 'PROCESSING')]))).toBe('正在语音合成');
});

test('a cancelled job is told apart from a failed one', () => {
  const steps = [step('脚本撰写', 'FAILED')];
  expect(progressSentence(project('FAILED', steps, 'CANCELLED'))).toContain('已取消');
  expect(progressSentence(project('FAILED', steps, 'STEP_FAILED'))).toBe('生成失败。');
});

test('the whole fraction counts the current step by its measured part, whatever a worker reports', () => {
  const half = step('b', 'PROCESSING', { fraction: 0.5, message: '', etaSeconds: null });
  const wild = step('b', 'PROCESSING', { fraction: 7, message: '', etaSeconds: null });
  expect(overallFraction(project('PROCESSING', [step('a', 'DONE'), half]))).toBe(0.75);
  expect(overallFraction(project('PROCESSING', [step('a', 'DONE'), wild]))).toBe(1);
  expect(overallFraction(project('INITIAL', []))).toBe(0);
});
