import { ActivityFailure, ApplicationFailure } from '@temporalio/workflow';
import { TOLD_FAILURE } from '../contracts/activities.ts';

/** The Chinese message in a failure that was meant for people; undefined for all others. */
export function toldMessage(error: unknown): string | undefined {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  return cause instanceof ApplicationFailure && cause.type === TOLD_FAILURE ? cause.message : undefined;
}
