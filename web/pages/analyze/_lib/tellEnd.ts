import type { StripProject } from '../../../features/filmStrip/progressText.ts';
import { isRunning } from '../../../features/statusTag/statusTable.ts';
import { analyzeResult as t } from '../../../locales/zh-CN/analyze.ts';
import { notify } from '../../../ui/notify.ts';

/** Tells eyes by a toast how the tools have ended. @returns the same for ears. */
export function tellEnd({ status, reason, steps, title }: StripProject & { readonly title: string }) {
  // Whoever stopped it knows.
  if (isRunning(status) || reason === 'CANCELLED') return null;
  const failed = steps.filter((step) => step.status === 'FAILED').length;
  const sentence = failed === 0 ? t.done : failed === steps.length ? t.allFailed : t.someFailed;
  void notify(failed === 0 ? 'success' : 'error', sentence, title);
  return sentence;
}
