import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** All that is routed on the internet as IPv6; everything else (::127.0.0.1, unassigned space) is somebody's inside. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** Where IPv6-only networks show the IPv4 internet (DNS64). */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
/** Azure's host agent answers here: a public number, but the machine's own. */
const HOST_AGENTS = new Set(['168.63.129.16']);

/** @returns the address with an IPv4 address in IPv6 clothes unwrapped; null for what is no address. */
export function parseAddress(text: string): Address | null {
  if (!ipaddr.isValid(text)) return null;
  // A zone (fe80::1%eth0) names an interface of ours.
  if (text.includes('%')) return null;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv6 && address.match(NAT64)) {
    return new ipaddr.IPv4(address.toByteArray().slice(12));
  }
  return address;
}

/** Whether an address belongs to the open internet: neither private, local, reserved, a tunnel nor a host's own. */
export function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return !HOST_AGENTS.has(address.toString());
  return address.match(GLOBAL_UNICAST) && !isIsatap(address);
}

/** ISATAP carries an IPv4 address of the local network behind any prefix. */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return (parts[4]! & 0xfdff) === 0 && parts[5] === 0x5efe;
}
