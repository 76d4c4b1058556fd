import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { catalogAdapter } from './catalogAdapter.ts';

export type SchemaEngine = engineModule.SchemaEngine;

type EngineExports = { __wbg_set_wasm(exports: WebAssembly.Exports): void };

let loaded: Promise<void> | undefined;

/**
 * Prisma's schema engine as WebAssembly, so that migrations need no downloaded binary. The package's own entry
 * imports the `.wasm` file as a module, which Node does not do by default: it is instantiated here.
 */
function loadEngine(): Promise<void> {
  loaded ??= (async () => {
    const file = createRequire(import.meta.url)
      .resolve('@prisma/schema-engine-wasm/schema_engine_bg')
      .replace(/\.js$/, '.wasm');
    const { instance } = await WebAssembly.instantiate(await readFile(file), {
      './schema_engine_bg.js': engineModule as unknown as WebAssembly.ModuleImports,
    });
    // Where the engine reports a panic; without it the reason would be lost in a TypeError.
    Object.assign(globalThis, {
      PRISMA_WASM_PANIC_REGISTRY: {
        set_message: (message: string) => {
          throw new Error(`Prisma's schema engine panicked: ${message}`);
        },
      },
    });
    (engineModule as unknown as EngineExports).__wbg_set_wasm(instance.exports);
    (instance.exports.__wbindgen_start as () => void)();
  })();
  return loaded;
}

/** Runs `work` with an engine connected to a database. The engine's own log is dropped: errors are thrown. */
export async function withSchemaEngine<T>(
  databaseUrl: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  await loadEngine();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const adapter = bindMigrationAwareSqlAdapterFactory(catalogAdapter(pool));
  const engine = await engineModule.SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter);
  try {
    return await work(engine);
  } finally {
    engine.free();
    await pool.end();
  }
}
