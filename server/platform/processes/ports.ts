import { createServer } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson, writeJson } from './pidFile.ts';

const portsSchema = z.record(z.string(), z.number().int());

/** Whether nobody listens on the port (asked by listening for a moment). */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}

/**
 * A loopback port for a service of this data folder: the one it had the last time while that is free
 * (workers elsewhere keep finding it), else a new one, remembered.
 */
export async function rememberedPort(dataDir: string, name: string): Promise<number> {
  const path = join(dataDir, 'run', 'ports.json');
  const ports = readJson(path, portsSchema) ?? {};
  const known = ports[name];
  if (known && (await isPortFree(known, '127.0.0.1'))) return known;
  const port = await anyFreePort();
  writeJson(path, { ...ports, [name]: port });
  return port;
}
