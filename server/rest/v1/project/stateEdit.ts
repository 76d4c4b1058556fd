import { resultsOf } from '../../../domains/production/results.ts';
import { stepDefinition } from '../../../domains/projects/kinds.ts';
import type { ProjectWithSteps } from '../../../domains/projects/projects.ts';
import type { App } from '../../../platform/app.ts';
import { editIn, toState } from './state.ts';

/** What a sent state changes in one step's result; undefined where it changes nothing. */
export function stateEdit(
  app: App,
  project: ProjectWithSteps,
  stepName: string,
  given: Record<string, unknown>,
): unknown {
  return editIn(given, toState(app, resultsOf(project.steps)), stepDefinition(stepName).resultKey);
}
