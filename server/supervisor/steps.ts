/** What the supervisor says to the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a step of the start and prints one line: its name, what came out, how long it took. */
export async function step<T>(
  name: string,
  work: () => Promise<T>,
  summarise: (result: T) => string,
): Promise<T> {
  const startedMs = performance.now();
  try {
    const result = await work();
    say(
      `  ${name.padEnd(22)} ${summarise(result)} (${((performance.now() - startedMs) / 1000).toFixed(1)} s)`,
    );
    return result;
  } catch (error) {
    say(`  ${name.padEnd(22)} failed`);
    throw error;
  }
}
