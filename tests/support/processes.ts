import { readdirSync, readFileSync } from 'node:fs';

/** Pids of a process's own children that run this program. Linux only. */
export function childrenOf(parentPid: number, program: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return stat.includes(`(${program})`) && Number(parent) === parentPid && state !== 'Z';
      } catch {
        return false;
      }
    });
}
