import type { Logger } from 'pino';

/**
 * Ends this process in good order: at SIGTERM, SIGINT, SIGHUP and when the supervisor that started it is gone,
 * `drain` finishes what is under way, then the process exits. A second SIGINT, or a drain that takes longer than
 * `graceMs`, ends it at once.
 */
export function endGracefully(logger: Logger, drain: () => Promise<void>, graceMs = 15_000): void {
  let ending = false;
  const end = async (reason: string) => {
    if (ending) {
      if (reason === 'SIGINT') process.exit(130);
      return;
    }
    ending = true;
    logger.info({ reason }, 'draining');
    setTimeout(() => {
      logger.warn({ graceMs }, 'draining took too long');
      process.exit(1);
    }, graceMs).unref();
    try {
      await drain();
      process.exit(0);
    } catch (error) {
      logger.error({ err: error }, 'draining failed');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(signal));
  // Only processes started by the supervisor have this channel.
  process.once('disconnect', () => void end('the supervisor is gone'));
}

/** Tells the supervisor, where there is one, that this process serves now. */
export function reportReady(): void {
  process.send?.({ type: 'ready' });
}
