import { generatedCode, generatedWeb } from './generated.ts';
import { makeIfChanged } from './stamps.ts';

/** `npm run codegen` makes the generated code; with `--web` (`npm run build`) also the web client. */
const wanted = process.argv.includes('--web') ? [...generatedCode, ...generatedWeb] : generatedCode;
try {
  for (const generated of wanted) {
    const startedMs = performance.now();
    const made = await makeIfChanged(generated);
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    process.stdout.write(`${generated.name}: ${made ? `made in ${seconds} s` : 'up to date'}\n`);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
