import type { Logger } from 'pino';
import type { MediaTools } from '../../temporal/media/tools.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Egress } from './egress/egress.ts';
import type { Storage } from './storage/storage.ts';
import type { Workflows } from './workflows.ts';

/**
 * What every domain function may use: the parts that are opened once per process by the composition root and
 * handed down. Tests build one from real parts too (tests/support/).
 */
export interface App {
  config: Config;
  log: Logger;
  db: Database;
  storage: Storage;
  workflows: Workflows;
  media: MediaTools;
  /** The one way to addresses that people have written. */
  egress: Egress;
}
