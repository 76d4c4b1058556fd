/** One line per step with how long it took. Plain JavaScript: this runs on the machine's own Node. */

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * Runs a step and prints its name, what came out and the seconds it took.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {(result: T) => string} [summarise]
 * @returns {Promise<T>}
 */
export async function step(name, work, summarise = () => 'ok') {
  const startedMs = performance.now();
  const result = await work();
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  say(`  ${name.padEnd(22)} ${summarise(result)} (${seconds} s)`);
  return result;
}
