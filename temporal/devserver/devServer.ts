import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Connection } from '@temporalio/client';

export type DevServerOptions = {
  /** The `temporal` program. */
  binary: string;
  /** SQLite file that outlives the process. */
  databaseFile: string;
  /** Loopback ports of the gRPC service and of the web interface. */
  port: number;
  uiPort: number;
  namespace: string;
  /** Open file the server's log goes to. */
  logFd: number;
};

export type RunningDevServer = {
  pid: number;
  /** host:port for clients. */
  address: string;
  uiUrl: string;
  exited: Promise<void>;
  /** Idempotent. */
  stop(): Promise<void>;
};

/**
 * Starts Temporal's dev server on loopback and waits until it answers. Workflows survive a `kill -9`.
 * @throws Error when it ends or stays silent for half a minute.
 */
export async function startDevServer(options: DevServerOptions): Promise<RunningDevServer> {
  const server = spawn(options.binary, serverArguments(options), {
    stdio: ['ignore', options.logFd, options.logFd],
    // Its own group: Ctrl-C in the terminal reaches the supervisor only, which ends things in order.
    detached: true,
  });
  let running = true;
  const exited = new Promise<void>((resolve) => {
    const end = () => {
      running = false;
      resolve();
    };
    server.once('exit', end);
    server.once('error', end);
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await Promise.race([exited, sleep(8_000, undefined, { ref: false })]);
    server.kill('SIGKILL');
    await exited;
  };
  const address = `127.0.0.1:${options.port}`;
  if (!(await answers(address, options.namespace, () => running))) {
    await stop();
    throw new Error('The Temporal dev server does not start');
  }
  return { pid: server.pid!, address, uiUrl: `http://127.0.0.1:${options.uiPort}`, exited, stop };
}

function serverArguments({ databaseFile, port, uiPort, namespace }: DevServerOptions): string[] {
  return [
    'server',
    'start-dev',
    ...['--db-filename', databaseFile],
    ...['--sqlite-pragma', 'journal_mode=WAL', '--sqlite-pragma', 'synchronous=NORMAL'],
    ...['--ip', '127.0.0.1', '--port', String(port), '--ui-port', String(uiPort)],
    ...['--namespace', namespace],
    ...['--log-level', 'error', '--log-format', 'json'],
    // By default the queues are polled 20 times a second, so that every step of a workflow takes 0.1 s.
    ...['--dynamic-config-value', 'history.transferProcessorMaxPollRPS=10000'],
    ...['--dynamic-config-value', 'history.timerProcessorMaxPollRPS=10000'],
  ];
}

async function answers(address: string, namespace: string, isRunning: () => boolean): Promise<boolean> {
  const deadline = Date.now() + 30_000;
  while (isRunning() && Date.now() < deadline) {
    try {
      const connection = await Connection.connect({ address, connectTimeout: 2_000 });
      try {
        await connection.workflowService.describeNamespace({ namespace });
        return true;
      } finally {
        await connection.close();
      }
    } catch {
      await sleep(50);
    }
  }
  return false;
}
