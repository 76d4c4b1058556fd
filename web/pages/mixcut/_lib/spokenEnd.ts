import { currentStepOf, type StripProject } from '../../../features/filmStrip/progressText.ts';
import { result as t } from '../../../locales/zh-CN/result.ts';

/** What ears are told when a film is there, has stopped, or waits for somebody. */
export function spokenEnd(project: StripProject & { readonly title: string }): string | null {
  if (project.status === 'DONE') return t.spokenDone(project.title);
  if (project.status === 'FAILED') return t.spokenFailed(project.title);
  if (project.status === 'WAITING')
    return t.spokenWaiting(project.title, currentStepOf(project)?.label ?? '');
  return null;
}
