/** One API process: GraphQL, REST, files and pages on one port. As many as wanted run side by side. */
import { openEventBus } from './events/bus.ts';
import { createServer } from './http/server.ts';
import { loadProcessConfig } from './platform/config.ts';
import { createLogger } from './platform/logger.ts';
import { openApp } from './platform/openApp.ts';
import { endGracefully, reportReady } from './platform/processes/lifecycle.ts';
import { newKey } from './platform/storage/keys.ts';

const config = loadProcessConfig();
const log = createLogger({ level: config.logLevel, role: 'api' });
const app = await openApp(config, log, { databasePool: 20 });
const bus = await openEventBus(config.databaseUrl!, log);

const server = await createServer(app, bus, [
  { name: 'postgres', check: () => app.db.$queryRaw`SELECT 1` },
  { name: 'temporal', check: () => app.temporal.workflowService.getSystemInfo({}) },
  { name: 'storage', check: () => app.storage.head(newKey('poster', 'jpg')) },
  {
    name: 'events',
    check: async () => {
      if (!bus.connected) throw new Error('not listening');
    },
  },
]);
await server.listen({ port: config.port, host: config.host });
endGracefully(log, async () => {
  await server.close();
  await bus.close();
  await app.close();
});
reportReady();
