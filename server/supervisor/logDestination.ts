import { type DestinationStream, pino } from 'pino';
import { openLogFile } from '../platform/processes/logFile.ts';
import { say } from './steps.ts';

/** DATA_DIR/logs/supervisor.log; warnings also go to the terminal, in few words. */
export function logDestination(dataDir: string): DestinationStream {
  const file = pino.destination({ fd: openLogFile(dataDir, 'supervisor'), sync: true });
  return {
    write: (line) => {
      file.write(line);
      const { level, part, msg } = JSON.parse(line) as { level: number; part?: string; msg: string };
      if (level >= pino.levels.values.warn!) say(`[${part ?? 'supervisor'}] ${msg}`);
    },
  };
}
