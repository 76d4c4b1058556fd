/** What one network asked of one endpoint within one hour, since it was last written down. */
export interface TallyRow {
  /** Start of the hour, ms of Unix time. */
  hour: number;
  endpoint: string;
  network: string;
  requests: number;
  successes: number;
  failures: number;
  totalMs: number;
  slowestMs: number;
  lastAt: number;
}

interface Cell extends TallyRow {
  waiting: boolean;
}

const HOUR_MS = 60 * 60 * 1000;
/** Where requests are counted when too many networks came within an hour to tell them apart. */
export const OTHERS = 'others';

/**
 * Counts answered requests in memory until they are written. No more than `mostCells` pairs of network and endpoint
 * are told apart within an hour; what comes on top is counted together, so neither memory nor table follow a flood.
 */
export function createRequestTally(mostCells = 50_000, now: () => number = Date.now) {
  let hour = 0;
  let cells = new Map<string, Map<string, Cell>>();
  let size = 0;
  let waiting: Cell[] = [];

  const cellOf = (endpoint: string, network: string): Cell => {
    let networks = cells.get(endpoint);
    if (!networks) {
      networks = new Map();
      cells.set(endpoint, networks);
    }
    let cell = networks.get(network);
    if (cell) return cell;
    if (size >= mostCells && network !== OTHERS) return cellOf(endpoint, OTHERS);
    cell = { hour, endpoint, network, ...nothing(), waiting: false };
    networks.set(network, cell);
    size += 1;
    return cell;
  };

  const add = (cell: Cell, counts: Omit<TallyRow, 'hour' | 'endpoint' | 'network'>) => {
    cell.requests += counts.requests;
    cell.successes += counts.successes;
    cell.failures += counts.failures;
    cell.totalMs += counts.totalMs;
    cell.slowestMs = Math.max(cell.slowestMs, counts.slowestMs);
    cell.lastAt = Math.max(cell.lastAt, counts.lastAt);
    if (!cell.waiting) {
      cell.waiting = true;
      waiting.push(cell);
    }
  };

  const enterHour = (at: number) => {
    const current = at - (at % HOUR_MS);
    if (current === hour) return;
    hour = current;
    cells = new Map();
    size = 0;
  };

  return {
    note(endpoint: string, network: string, ok: boolean, ms: number): void {
      const at = now();
      enterHour(at);
      add(cellOf(endpoint, network), {
        requests: 1,
        successes: ok ? 1 : 0,
        failures: ok ? 0 : 1,
        totalMs: ms,
        slowestMs: ms,
        lastAt: at,
      });
    },
    /** What was counted since the last time; the caller writes it down or gives it back. */
    take(): TallyRow[] {
      const rows = waiting.map(({ waiting: _, ...row }) => row);
      for (const cell of waiting) Object.assign(cell, nothing(), { waiting: false });
      waiting = [];
      return rows;
    },
    /** For rows that could not be written: they come again with the next ones, those of earlier hours as well. */
    giveBack(rows: readonly TallyRow[]): void {
      for (const { hour: rowHour, endpoint, network, ...counts } of rows) {
        if (rowHour === hour) add(cellOf(endpoint, network), counts);
        else if (waiting.length < mostCells) {
          waiting.push({ hour: rowHour, endpoint, network, ...counts, waiting: true });
        }
      }
    },
    /** Pairs told apart in this hour. */
    get size() {
      return size;
    },
  };
}

function nothing() {
  return { requests: 0, successes: 0, failures: 0, totalMs: 0, slowestMs: 0, lastAt: 0 };
}
