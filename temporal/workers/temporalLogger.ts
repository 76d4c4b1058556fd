import { DefaultLogger, type Logger as TemporalLogger } from '@temporalio/worker';
import type { Logger } from 'pino';

const LEVELS = { TRACE: 'trace', DEBUG: 'debug', INFO: 'debug', WARN: 'warn', ERROR: 'error' } as const;

/** The SDK's messages in our log; what it calls information is detail to us. */
export function temporalLogger(log: Logger): TemporalLogger {
  return new DefaultLogger('INFO', ({ level, message, meta }) => {
    log[LEVELS[level]]({ temporal: meta }, message);
  });
}
