import ipaddr from 'ipaddr.js';
import { type Address, parseAddress } from './address.ts';

export interface AllowEntry {
  /** A host name as URLs spell it, or a range of addresses. */
  host: string | [Address, number];
  /** null: every port. */
  ports: ReadonlySet<number> | null;
}

export const STANDARD_PORTS: ReadonlySet<number> = new Set([80, 443]);

/**
 * Reads EGRESS_ALLOW: `tools.internal`, `10.0.5.7:8080`, `10.0.5.0/24`, `[fd00::7]:8080`, comma separated. Without
 * a port the entry opens 80 and 443; `:*` opens every port.
 * @throws Error naming the entry that cannot be read.
 */
export function parseAllowList(text: string): AllowEntry[] {
  return text
    .split(/[\s,，]+/)
    .filter((entry) => entry !== '')
    .map(parseEntry);
}

const ENTRY =
  /^(?:\[(?<v6>[0-9a-f:.]+)\]|(?<bare>[0-9a-f]*:[0-9a-f:.]*:[0-9a-f:.]*)|(?<name>[^\s:[\]/]+))(?:\/(?<bits>\d{1,3}))?(?::(?<port>\d{1,5}|\*))?$/i;

function parseEntry(entry: string): AllowEntry {
  const unreadable = new Error(`"${entry}" is neither a host, host:port nor a range of addresses`);
  const parts = ENTRY.exec(entry)?.groups;
  const host = parts?.v6 ?? parts?.bare ?? parts?.name;
  if (!parts || !host) throw unreadable;
  const port = parts.port === undefined || parts.port === '*' ? null : Number(parts.port);
  if (port !== null && (port < 1 || port > 65535)) throw unreadable;
  const ports = parts.port === '*' ? null : port === null ? STANDARD_PORTS : new Set([port]);
  const address = parseAddress(host);
  if (!address) {
    const name = hostName(host);
    if (parts.bits !== undefined || parts.v6 || parts.bare || !name) throw unreadable;
    return { host: name, ports };
  }
  const whole = address instanceof ipaddr.IPv4 ? 32 : 128;
  const bits = parts.bits === undefined ? whole : Number(parts.bits);
  if (bits > whole) throw unreadable;
  return { host: [address, bits], ports };
}

function hostName(text: string): string | null {
  try {
    return bareHost(new URL(`http://${text}`).hostname);
  } catch {
    return null;
  }
}

/** A URL's host without the dot that may end it and without the brackets of IPv6. */
export function bareHost(hostname: string): string {
  return hostname.replace(/\.$/, '').replace(/^\[(.*)\]$/, '$1');
}

/** Whether the operator opened this port of a host that was asked for by name. */
export function opensName(list: readonly AllowEntry[], host: string, port: number): boolean {
  return list.some((entry) => entry.host === host && opensPort(entry, port));
}

/** Whether the operator opened this port of an address. */
export function opensAddress(list: readonly AllowEntry[], address: Address, port: number): boolean {
  return list.some(({ host, ports }) => {
    if (typeof host === 'string' || host[0].kind() !== address.kind()) return false;
    return opensPort({ ports }, port) && address.match(host as [ipaddr.IPv4 & ipaddr.IPv6, number]);
  });
}

function opensPort({ ports }: Pick<AllowEntry, 'ports'>, port: number): boolean {
  return ports === null || ports.has(port);
}
