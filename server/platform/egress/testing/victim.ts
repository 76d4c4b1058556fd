import type { AddressInfo } from 'node:net';
import { createServer, type Server, Socket } from 'node:net';

/** Stands for the open internet in tests: nobody answers there. */
export const OUTSIDE = '93.184.216.34';

export interface Victim {
  /** Connections it has accepted: what a guard has let through, whatever it said about it. */
  accepted(): number;
  close(): void;
}

/**
 * A listener that everything which leaves this process arrives at, wherever it wanted to go: inside addresses that
 * this machine does not have become addresses that answer. Only `reachable` ports of loopback are what they are,
 * and OUTSIDE refuses.
 */
export async function placeVictim(reachable: ReadonlySet<number>): Promise<Victim> {
  let accepted = 0;
  const server: Server = createServer((socket) => {
    accepted += 1;
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 6\r\nconnection: close\r\n\r\ninside');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port: victimPort } = server.address() as AddressInfo;
  const connect = Socket.prototype.connect;
  // biome-ignore lint/suspicious/noExplicitAny: every form that connect may be called in passes through here
  Socket.prototype.connect = function (this: Socket, ...args: any[]) {
    const options = Array.isArray(args[0]) ? args[0][0] : args[0];
    if (options.host === '127.0.0.1' && reachable.has(Number(options.port)))
      return connect.apply(this, args as never);
    if (options.host === OUTSIDE) {
      process.nextTick(() =>
        this.destroy(Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' })),
      );
      return this;
    }
    return connect.apply(this, [{ port: victimPort, host: '127.0.0.1' }] as never);
  } as typeof connect;
  return {
    accepted: () => accepted,
    close() {
      Socket.prototype.connect = connect;
      server.close();
    },
  };
}
