import { afterEach, expect, test, vi } from 'vitest';
import { createEngineHost, type EngineHost, type EngineHostOptions } from './engineHost.ts';
import { EngineCrashed } from './engineProcess.ts';
import type { EchoMethods } from './fixtures/echoEngine.ts';

let host: EngineHost;
afterEach(() => host.close());

function engines(options: EngineHostOptions = {}) {
  host = createEngineHost(options);
  const make = (key: string, heavy = true) =>
    host.engine<EchoMethods>({
      key,
      label: '试验引擎',
      module: new URL('./fixtures/echoEngine.ts', import.meta.url),
      args: [key],
      heavy,
    });
  return make;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('typed arrays and arguments arrive as they are, and calls share one process', async () => {
  const engine = engines()('a');
  const [one, two] = await Promise.all([
    engine.call('echo', { samples: Float32Array.of(0.25, -1) }),
    engine.call('echo', { samples: new Float32Array(0) }),
  ]);
  expect(one.samples).toEqual(Float32Array.of(0.25, -1));
  expect(one.args).toEqual(['a']);
  expect(two.pid).toBe(one.pid);
});

test('a method that throws rejects its own call only', async () => {
  const engine = engines()('a');
  const failing = engine.call('fail', {});
  const next = engine.call('echo', { samples: new Float32Array(1) });
  await expect(failing).rejects.toThrow('试验引擎：bad sentence');
  await expect(next).resolves.toBeDefined();
});

test('a crash rejects what was asked, with the reason, and the next call starts anew', async () => {
  const engine = engines()('a');
  const before = await engine.call('echo', { samples: new Float32Array(1) });
  const crash = engine.call('crash', {});
  const behind = engine.call('echo', { samples: new Float32Array(1) });
  await expect(crash).rejects.toThrow(EngineCrashed);
  await expect(behind).rejects.toThrow(/代码 7，Error: out of memory/);
  const after = await engine.call('echo', { samples: new Float32Array(1) });
  expect(after.pid).not.toBe(before.pid);
});

test('an idle engine leaves and comes back when asked', async () => {
  const engine = engines({ idleMs: 20 })('a');
  const { pid } = await engine.call('echo', { samples: new Float32Array(1) });
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 10_000);
  expect(host.loaded()).toEqual([]);
  const again = await engine.call('echo', { samples: new Float32Array(1) });
  expect(again.pid).not.toBe(pid);
});

test('with one place, a second heavy engine waits for the first and takes its place; a light one does not', async () => {
  const make = engines({ maxLoaded: 1 });
  const working = make('a').call('wait', { ms: 200 });
  const second = make('b').call('echo', { samples: new Float32Array(1) });
  const light = await make('light', false).call('echo', { samples: new Float32Array(1) });
  expect(host.loaded().map(({ key }) => key)).toEqual(['a', 'light']);
  const firstPid = await working;
  await second;
  expect(
    host
      .loaded()
      .map(({ key }) => key)
      .sort(),
  ).toEqual(['b', 'light']);
  await vi.waitFor(() => expect(isAlive(firstPid)).toBe(false), 10_000);
  expect(isAlive(light.pid)).toBe(true);
});

test('a cancelled call rejects with its reason and lets the next one run', async () => {
  const engine = engines()('a');
  await engine.call('echo', { samples: new Float32Array(1) });
  const controller = new AbortController();
  const long = engine.call('wait', { ms: 600_000 }, { signal: controller.signal });
  const next = engine.call('echo', { samples: new Float32Array(1) });
  controller.abort(new Error('cancelled by user'));
  await expect(long).rejects.toThrow('cancelled by user');
  await expect(next).resolves.toBeDefined();
});

test('one who cancels while waiting for a place passes the turn on', async () => {
  const make = engines({ maxLoaded: 1 });
  const controller = new AbortController();
  const working = make('a').call('wait', { ms: 150 });
  const cancelled = make('b').call('echo', { samples: new Float32Array(1) }, { signal: controller.signal });
  const patient = make('c').call('echo', { samples: new Float32Array(1) });
  controller.abort(new Error('gone'));
  await expect(cancelled).rejects.toThrow('gone');
  await working;
  expect((await patient).args).toEqual(['c']);
});
