/** More columns than this nobody can tell apart. */
const maxColumns = 600;

/**
 * An outline, mirrored at the middle, of loudest samples 0–1; in a box of `columns` × 2, from -1 to 1.
 * @returns null where there is no sound.
 */
export function waveformPath(samples: readonly number[]): { d: string; columns: number } | null {
  if (samples.length < 2) return null;
  const columns = Math.min(maxColumns, samples.length);
  const heights = Array.from({ length: columns }, (_, column) => {
    const from = Math.floor((column * samples.length) / columns);
    const to = Math.max(from + 1, Math.floor(((column + 1) * samples.length) / columns));
    // The loudest of each column: a short knock must not vanish between two.
    const loudest = Math.min(1, Math.max(0, ...samples.slice(from, to)));
    // Ears hear in proportions: drawn as it is, quiet speech would be a line.
    return loudest ** 0.6;
  });
  const point = (height: number, column: number, sign: 1 | -1) =>
    `${column + 0.5} ${(sign * height).toFixed(3)}`;
  const above = heights.map((height, column) => point(height, column, -1));
  const below = heights.map((height, column) => point(height, column, 1)).reverse();
  return { d: `M${[...above, ...below].join('L')}Z`, columns };
}
