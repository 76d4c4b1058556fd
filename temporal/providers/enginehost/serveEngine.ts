import type { EngineMethods, FromEngine, ToEngine } from './protocol.ts';

/**
 * The child's side: answers calls one after another (the model uses all cores anyway), drops cancelled ones,
 * and leaves when the parent is gone.
 */
export function serveEngine(methods: EngineMethods): void {
  const controllers = new Map<number, AbortController>();
  let queue: Promise<void> = Promise.resolve();

  async function answer(id: number, method: string, params: unknown, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    try {
      const run = methods[method];
      if (!run) throw new Error(`the engine has no method ${method}`);
      reply({ kind: 'result', id, result: await run(params as never, signal) });
    } catch (error) {
      if (!signal.aborted)
        reply({ kind: 'error', id, message: error instanceof Error ? error.message : String(error) });
    }
  }

  process.on('message', (message: ToEngine) => {
    if (message.kind === 'cancel') {
      controllers.get(message.id)?.abort();
      return;
    }
    const controller = new AbortController();
    const { id, method, params } = message;
    controllers.set(id, controller);
    queue = queue
      .then(() => answer(id, method, params, controller.signal))
      .finally(() => controllers.delete(id));
  });
  process.on('disconnect', () => process.exit(0));
}

function reply(message: FromEngine): void {
  process.send?.(message);
}
