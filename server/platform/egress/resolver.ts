import { lookup, Resolver } from 'node:dns/promises';

/** Finds every address of a name. @throws where there is none. */
export type Resolve = (host: string, options: { trusted: boolean }) => Promise<string[]>;

/**
 * Asks the name servers without occupying libuv's few threads, which a slow name server would take away from
 * files. A name the operator opened may also stand in /etc/hosts.
 */
export function createResolver(): Resolve {
  return async (host, { trusted }) => {
    if (trusted) return (await lookup(host, { all: true, order: 'verbatim' })).map(({ address }) => address);
    const resolver = new Resolver({ timeout: 2000, tries: 2 });
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}
