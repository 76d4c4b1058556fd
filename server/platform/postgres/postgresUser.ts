import { execFileSync } from 'node:child_process';
import { type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';

type Owner = { uid: number; gid: number };

/** How to start a PostgreSQL program: the command before it, the user to switch to, and who owns its files. */
export type PostgresLaunch = { prefix: string[]; runAs?: Owner; owner?: Owner };

const userName = 'postgres';

/**
 * PostgreSQL refuses to run as root. Under root its programs run as the user `postgres` (made when missing),
 * which owns the cluster folder and nothing else. A checkout below a closed folder such as /root stays closed:
 * there the programs get the one capability to pass through folders.
 * @param clusterDir folder of the cluster; its parent exists.
 * @param programPath one of the programs that must be reachable.
 */
export function postgresLaunch(clusterDir: string, programPath: string): PostgresLaunch {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = findUser() ?? createUser();
  const reachable = [dirname(clusterDir), programPath].every((path) => canReach(path, owner));
  return reachable ? { prefix: [], runAs: owner, owner } : { prefix: passThroughFolders(owner), owner };
}

function findUser(): Owner | undefined {
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined;
  }
}

function idOf(flag: '-u' | '-g'): number {
  return Number(
    execFileSync('id', [flag, userName], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}

function createUser(): Owner {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', userName], { stdio: 'ignore' });
  } catch (cause) {
    throw new Error(
      `PostgreSQL does not run as root and the user "${userName}" could not be made: start as another user, or set DATABASE_URL.`,
      { cause },
    );
  }
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function canReach(path: string, user: Owner): boolean {
  for (let dir = path; ; dir = dirname(dir)) {
    if (!mayEnter(statSync(dir), user)) return false;
    if (dir === dirname(dir)) return true;
  }
}

function mayEnter({ mode, uid, gid }: Stats, user: Owner): boolean {
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
}

function passThroughFolders({ uid, gid }: Owner): string[] {
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    // access(2), with which PostgreSQL looks for its own files, drops capabilities without this bit.
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_read_search',
    '--ambient-caps=+dac_read_search',
    '--bounding-set=-all,+dac_read_search',
  ];
}
