import ipaddr from 'ipaddr.js';
import { networkOf } from '../accounts/subjects.ts';

/** Somebody at an address. */
export interface Visitor {
  /** Whom requests are counted for: an IPv4 address, or the /64 of an IPv6 address. */
  network: string;
  /** Counted, but never refused: this machine itself, and whom the operator has named. */
  exempt: boolean;
}

/** Addresses are parsed once; a flood from ever new ones costs the memory of so many and no more. */
const KNOWN_MOST = 20_000;

/** @param allowlist addresses and CIDRs, as validated by the settings. */
export function createVisitors(allowlist: readonly string[]): (ip: string) => Visitor {
  const allowed = allowlist.map((item) =>
    ipaddr.isValidCIDR(item)
      ? ipaddr.parseCIDR(item)
      : ([ipaddr.process(item), ipaddr.process(item).kind() === 'ipv4' ? 32 : 128] as const),
  );
  const isExempt = (ip: string) => {
    if (!ipaddr.isValid(ip)) return false;
    const address = ipaddr.process(ip);
    if (address.range() === 'loopback') return true;
    return allowed.some(
      ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
    );
  };
  const known = new Map<string, Visitor>();
  return (ip) => {
    const found = known.get(ip);
    if (found) return found;
    if (known.size >= KNOWN_MOST) known.clear();
    const visitor = { network: networkOf(ip), exempt: isExempt(ip) };
    known.set(ip, visitor);
    return visitor;
  };
}

/** What people type as an address, as it is counted: the address, its /64, or a /64 as the tables show it. */
export function networkAsCounted(typed: string): string | null {
  const ip = typed.trim().replace(/\/64$/, '');
  return ipaddr.isValid(ip) ? networkOf(ip) : null;
}
