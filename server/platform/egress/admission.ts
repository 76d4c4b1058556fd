import { networkInterfaces } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { type Address, isPublic, parseAddress } from './address.ts';
import { type AllowEntry, bareHost, opensAddress, opensName, STANDARD_PORTS } from './allowList.ts';
import { closed, wrongPort } from './refusals.ts';
import type { Resolve } from './resolver.ts';
import type { Target } from './target.ts';

export type GuardedConfig = Pick<Config, 'publicUrl' | 'port' | 's3' | 'egressAllow'>;

/** Where a request may go: only these addresses, already checked. */
export interface Admission {
  addresses: string[];
  /** The operator's list, and not the open internet, is why. */
  byList: boolean;
}

/** Refusals of names are answered in steps of this many milliseconds: how long the look-up took says nothing. */
const ANSWER_STEP_MS = 250;

export function createDoor(config: GuardedConfig, resolve: Resolve, answerStepMs = ANSWER_STEP_MS) {
  const ownHosts = new Set(
    [config.publicUrl, config.s3?.endpoint].flatMap((url) => (url ? [bareHost(new URL(url).hostname)] : [])),
  );

  /**
   * Looks a target up and checks every address of it.
   * @param useList whether the operator's list counts for this request.
   * @throws Refusal BAD_USER_INPUT: one sentence for everything that is not open.
   */
  return async function admit(target: Target, useList: boolean): Promise<Admission> {
    const list: readonly AllowEntry[] = useList ? config.egressAllow : [];
    const literal = parseAddress(target.host);
    const opened = literal
      ? opensAddress(list, literal, target.port)
      : opensName(list, target.host, target.port);
    // Said before anything is looked up: it depends on nothing but the number.
    if (!opened && !STANDARD_PORTS.has(target.port) && !mayOpenLater(list, target)) throw wrongPort();
    if (literal) return judge([literal], target, list, opened);
    const started = performance.now();
    try {
      const found = await resolve(target.host, { trusted: opened }).catch(() => []);
      return judge(found.map(parseAddress), target, list, opened);
    } catch (refusal) {
      if (answerStepMs > 0) await sleep(answerStepMs - ((performance.now() - started) % answerStepMs));
      throw refusal;
    }
  };

  function judge(found: Array<Address | null>, target: Target, list: readonly AllowEntry[], opened: boolean) {
    const addresses = found.filter((address) => address !== null);
    if (addresses.length === 0 || addresses.length !== found.length) throw closed();
    const own = ownAddresses();
    let byList = opened;
    for (const address of addresses) {
      const mine = own.has(address.toString()) || address.range() === 'loopback';
      // Our own door stays shut, also to what the operator opened: a call that calls itself has no end.
      if (mine && target.port === config.port) throw closed();
      if (opened) continue;
      if (opensAddress(list, address, target.port)) {
        byList = true;
        continue;
      }
      if (ownHosts.has(target.host) || mine || !isPublic(address)) throw closed();
      if (!STANDARD_PORTS.has(target.port)) throw wrongPort();
    }
    return { addresses: addresses.map(String), byList };
  }
}

/** A name may turn out to stand in an opened range of addresses, with a port of its own. */
function mayOpenLater(list: readonly AllowEntry[], { port }: Target): boolean {
  return list.some(({ host, ports }) => typeof host !== 'string' && (ports === null || ports.has(port)));
}

/** Every address of this machine: what listens on a public one may still trust its neighbours. */
function ownAddresses(): Set<string> {
  const interfaces = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  return new Set(interfaces.map(({ address }) => String(parseAddress(address.split('%')[0]!))));
}
