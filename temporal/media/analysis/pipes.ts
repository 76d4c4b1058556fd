import { createLineReader } from '../process/lines.ts';

/** Cuts a byte stream into frames of a fixed size; a piece left at the end is dropped. */
export function createFrameCutter(frameBytes: number, onFrame: (frame: Uint8Array) => void) {
  let pending = new Uint8Array(frameBytes);
  let filled = 0;
  return (chunk: Uint8Array): void => {
    let at = 0;
    while (at < chunk.length) {
      const taken = Math.min(frameBytes - filled, chunk.length - at);
      pending.set(chunk.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
      if (filled < frameBytes) continue;
      const frame = pending;
      pending = new Uint8Array(frameBytes);
      filled = 0;
      onFrame(frame);
    }
  };
}

/**
 * Joins raw frames from one pipe with time stamps from another (ffmpeg's `framecrc` muxer prints one line a frame:
 * stream, dts, pts, …; its time base is milliseconds here). Raw video carries no times, and at a variable frame
 * rate they cannot be counted. Whichever comes first waits.
 */
export function createTimedFrames(frameBytes: number, onFrame: (timeMs: number, frame: Uint8Array) => void) {
  const frames: Uint8Array[] = [];
  const times: number[] = [];
  let lastMs = -1;
  const join = () => {
    while (frames.length > 0 && times.length > 0) {
      const frame = frames.shift()!;
      const timeMs = times.shift()!;
      // Damaged files step back in time: such frames cannot be placed.
      if (timeMs <= lastMs) continue;
      lastMs = timeMs;
      onFrame(timeMs, frame);
    }
  };
  const cut = createFrameCutter(frameBytes, (frame) => frames.push(frame));
  const lines = createLineReader((line) => {
    if (!line.startsWith('#')) times.push(Number(line.split(',')[2]));
  });
  return {
    readFrames(chunk: Uint8Array): void {
      cut(chunk);
      join();
    },
    readTimes(chunk: Uint8Array): void {
      lines.push(chunk);
      join();
    },
  };
}
