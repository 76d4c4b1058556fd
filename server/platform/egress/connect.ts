import { buildConnector } from 'undici';
import { parseAddress } from './address.ts';
import { unreachable } from './refusals.ts';

const CONNECT_TIMEOUT_MS = 5000;

/**
 * Connects to the addresses that were checked and to nothing else: the name is not looked up again. TLS still asks
 * for, and verifies, the name. The first address that answers is taken.
 * @param host the name that was asked for.
 */
export function pinnedConnect(host: string, addresses: readonly string[]): buildConnector.connector {
  const open = buildConnector({ timeout: Math.floor(CONNECT_TIMEOUT_MS / addresses.length), allowH2: false });
  return ({ protocol, port }, done) => {
    // A literal address has no name that TLS could ask for; without TLS there is nothing to ask.
    const named = protocol === 'https:' && !parseAddress(host) ? { servername: host } : {};
    const attempt = (index: number) => {
      const address = addresses[index]!;
      open({ hostname: address, protocol, port, ...named }, (...[error, socket]) => {
        if (error) return index + 1 < addresses.length ? attempt(index + 1) : done(error, null);
        if (String(parseAddress(socket.remoteAddress ?? '')) === address) return done(null, socket);
        socket.destroy();
        done(unreachable(), null);
      });
    };
    attempt(0);
  };
}
