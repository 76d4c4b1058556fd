import ipaddr from 'ipaddr.js';

/** Whose failed sign-ins are counted together. */
export interface Subjects {
  name: string;
  ip: string;
  /** This name tried from this address. */
  pair: string;
}

/** @param ip of the caller as the edge determined it. */
export function subjectsOf(userName: string, ip: string): Subjects {
  const name = userName.toLowerCase().slice(0, 64);
  const network = networkOf(ip);
  return { name: `name:${name}`, ip: `ip:${network}`, pair: `pair:${name} ${network}`.slice(0, 128) };
}

/** An IPv4 address itself; of IPv6 the /64, because one customer owns all of it. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
