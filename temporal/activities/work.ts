import { rm } from 'node:fs/promises';
import { ApplicationFailure, Context } from '@temporalio/activity';
import { RunStopped } from '../../server/domains/projects/stepState.ts';
import { Refusal } from '../../server/platform/refusal.ts';
import { ObjectMissing } from '../../server/platform/storage/storage.ts';
import { TOLD_FAILURE } from '../contracts/activities.ts';
import { MediaRejected } from '../media/probe/errors.ts';
import { FilmCheckError } from '../media/render/checkFilm.ts';
import { TimelineError } from '../media/timeline/errors.ts';
import { AiError } from '../providers/ai/aiError.ts';
import { ScriptError } from '../providers/script/types.ts';
import { VoiceError } from '../providers/voice/types.ts';
import { makeWorkFolder } from './workFolders.ts';

const HEARTBEAT_MS = 1_000;
const FILE_GONE = '所需的素材文件已不在存储中，请删除该素材后重新上传';

/** What an activity has while it works. */
export interface Work {
  /** Fires when the run is cancelled or the worker shuts down; whatever was started must stop then. */
  signal: AbortSignal;
  /** A folder of this attempt's own, removed behind it. */
  workDir: string;
}

/**
 * Frames an activity: heartbeats, a folder of its own, cancellation, and errors in the form workflows understand.
 * Two attempts never share a folder, so one that was given up and still runs cannot harm the next.
 */
export async function framed<Result>(tmpDir: string, body: (work: Work) => Promise<Result>): Promise<Result> {
  const context = Context.current();
  const beat = setInterval(() => context.heartbeat(), HEARTBEAT_MS);
  context.heartbeat();
  let workDir: string | undefined;
  try {
    workDir = await makeWorkFolder(tmpDir, context.info.activityType);
    return await body({ signal: context.cancellationSignal, workDir });
  } catch (error) {
    // Whatever an aborted tool throws, the truth is the cancellation.
    if (context.cancellationSignal.aborted) throw await context.cancelled;
    throw told(error);
  } finally {
    clearInterval(beat);
    if (workDir) await rm(workDir, { recursive: true, force: true });
  }
}

/** Errors with a message for people are told and not retried; all others may pass and are. */
function told(error: unknown): unknown {
  if (error instanceof RunStopped) return ApplicationFailure.nonRetryable(error.message, error.name);
  if (error instanceof MediaRejected) return ApplicationFailure.nonRetryable(error.userMessage, TOLD_FAILURE);
  if (error instanceof ObjectMissing) return ApplicationFailure.nonRetryable(FILE_GONE, TOLD_FAILURE);
  const forPeople = [ScriptError, AiError, VoiceError, TimelineError, FilmCheckError, Refusal];
  return error instanceof Error && forPeople.some((type) => error instanceof type)
    ? ApplicationFailure.nonRetryable(error.message, TOLD_FAILURE)
    : error;
}
