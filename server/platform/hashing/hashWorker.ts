/**
 * A thread that hashes files behind their writer: what was written is still in the system's cache, so reading it
 * again costs a copy, while hashing beside the socket would cost the sender half of the speed.
 */
import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

/** Until `to` the file stands as it will stay. `digest`: that is all of it, and its hash is wanted. */
export type HashRequest =
  | { type: 'follow'; path: string; to: number }
  | { type: 'digest'; call: number; path: string; to: number }
  | { type: 'forget'; path: string };

export type HashAnswer = { call: number; sha256: string } | { call: number; failure: string };

const BLOCK_BYTES = 1024 * 1024;
/** Files that were given up hold a few hundred bytes each; the oldest make room. */
const MOST_FILES = 1000;

const block = Buffer.allocUnsafe(BLOCK_BYTES);
const files = new Map<string, { hash: Hash; position: number }>();

function advance(path: string, to: number): Hash {
  const state = files.get(path) ?? { hash: createHash('sha256'), position: 0 };
  files.delete(path);
  files.set(path, state);
  if (files.size > MOST_FILES) files.delete(files.keys().next().value!);
  const file = openSync(path, 'r');
  try {
    while (state.position < to) {
      const wanted = Math.min(BLOCK_BYTES, to - state.position);
      const length = readSync(file, block, 0, wanted, state.position);
      if (length === 0) throw new Error('the file is shorter than was said');
      state.hash.update(block.subarray(0, length));
      state.position += length;
    }
  } finally {
    closeSync(file);
  }
  return state.hash;
}

parentPort?.on('message', (request: HashRequest) => {
  if (request.type === 'forget') return void files.delete(request.path);
  try {
    const hash = advance(request.path, request.to);
    if (request.type !== 'digest') return;
    files.delete(request.path);
    parentPort?.postMessage({ call: request.call, sha256: hash.digest('hex') } satisfies HashAnswer);
  } catch (error) {
    // A follower may lose its file; whoever wants the digest is told.
    files.delete(request.path);
    if (request.type === 'digest') {
      parentPort?.postMessage({ call: request.call, failure: String(error) } satisfies HashAnswer);
    }
  }
});
