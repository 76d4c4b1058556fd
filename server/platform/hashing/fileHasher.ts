/** SHA-256 of files while they grow, in a thread of its own; one thread a process, started when it is first needed. */
import { Worker } from 'node:worker_threads';
import type { HashAnswer, HashRequest } from './hashWorker.ts';

/** The thread holds one block and small states; a default heap would reserve far more. */
const LIMITS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };

let thread: Worker | null = null;
let calls = 0;
const waiting = new Map<number, PromiseWithResolvers<string>>();

/** The first `to` bytes of the file will not change any more: they may be hashed already. */
export function hashAhead(path: string, to: number): void {
  send({ type: 'follow', path, to });
}

/**
 * SHA-256 of a finished file in lower-case hex. What was hashed ahead by this process is not read again.
 * @throws where the file is shorter or cannot be read.
 */
export function finishedHash(path: string, sizeBytes: number): Promise<string> {
  calls += 1;
  const answer = Promise.withResolvers<string>();
  waiting.set(calls, answer);
  send({ type: 'digest', call: calls, path, to: sizeBytes });
  return answer.promise;
}

/** The file is gone, or begins anew. */
export function forgetHash(path: string): void {
  if (thread) send({ type: 'forget', path });
}

function send(request: HashRequest): void {
  thread ??= start();
  // An answer that somebody waits for keeps the process alive; an idle thread does not.
  if (waiting.size > 0) thread.ref();
  thread.postMessage(request);
}

function start(): Worker {
  const worker = new Worker(new URL('./hashWorker.ts', import.meta.url), { resourceLimits: LIMITS });
  worker.unref();
  worker.on('message', (answer: HashAnswer) => {
    const call = waiting.get(answer.call);
    waiting.delete(answer.call);
    if (waiting.size === 0) worker.unref();
    if ('sha256' in answer) call?.resolve(answer.sha256);
    else call?.reject(new Error(answer.failure));
  });
  const end = (error: unknown) => {
    if (thread !== worker) return;
    thread = null;
    for (const call of waiting.values()) call.reject(error);
    waiting.clear();
  };
  worker.once('error', end);
  worker.once('exit', (code) => end(new Error(`the hashing thread ended with ${code}`)));
  return worker;
}
