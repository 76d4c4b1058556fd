import { createLineReader } from '../process/lines.ts';

/** The loudness of the 400 ms that end at a time, in LUFS. */
export interface LoudnessBlock {
  timeMs: number;
  lufs: number;
}

const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;

/** Reads what `ebur128=metadata=1,ametadata=print` prints: a line with the time, then one with the loudness. */
export function createLoudnessReader() {
  const blocks: LoudnessBlock[] = [];
  let timeMs = 0;
  const lines = createLineReader((line) => {
    const time = /pts_time:([\d.]+)/.exec(line)?.[1];
    if (time) timeMs = Math.round(Number(time) * 1000);
    const lufs = /r128\.M=(-?[\d.]+)/.exec(line)?.[1];
    if (lufs) blocks.push({ timeMs, lufs: Number(lufs) });
  });
  return { blocks, read: lines.push };
}

/**
 * Integrated loudness after ITU-R BS.1770 of any set of 400 ms blocks: those above −70 LUFS count, and of these the
 * ones at most 10 LU under their mean. Having the blocks, every shot's loudness comes out of the one pass.
 * @returns LUFS with one decimal; null for silence.
 */
export function integratedLoudness(blocks: readonly LoudnessBlock[]): number | null {
  const audible = blocks.filter(({ lufs }) => lufs > ABSOLUTE_GATE_LUFS);
  if (audible.length === 0) return null;
  const gate = meanLufs(audible) + RELATIVE_GATE_LU;
  return Math.round(meanLufs(audible.filter(({ lufs }) => lufs > gate)) * 10) / 10;
}

/** Loudness is a logarithm of power: powers are what can be averaged. */
function meanLufs(blocks: readonly LoudnessBlock[]): number {
  const power = blocks.reduce((sum, { lufs }) => sum + 10 ** (lufs / 10), 0) / blocks.length;
  return 10 * Math.log10(power);
}
