import { type ChildProcess, fork } from 'node:child_process';
import type { FromEngine, ToEngine } from './protocol.ts';

/** An engine's process ended while it was working, or could not be started. */
export class EngineCrashed extends Error {
  constructor(label: string, reason: string) {
    super(`${label}意外退出（${reason}），可以重试`);
    this.name = 'EngineCrashed';
  }
}

interface Pending {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** One running child. Calls fail with EngineCrashed when it ends; it is never started again. */
export class EngineProcess {
  private readonly label: string;
  private readonly child: ChildProcess;
  private readonly pending = new Map<number, Pending>();
  private nextId = 1;
  private lastError = '';
  readonly ended: Promise<void>;

  constructor(label: string, module: URL, args: string[]) {
    this.label = label;
    this.child = fork(module, args, {
      // An own group: Ctrl-C in a terminal reaches the parent, which ends its engines in order.
      detached: true,
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.child.on('message', (message) => this.settle(message as FromEngine));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.lastError = (this.lastError + text).slice(-2_000);
    });
    this.ended = new Promise((resolve) => {
      const end = (reason: string) => {
        for (const { reject } of this.pending.values()) reject(new EngineCrashed(this.label, reason));
        this.pending.clear();
        resolve();
      };
      this.child.once('error', (error) => end(error.message));
      this.child.once('exit', (code, signal) => end(this.exitReason(code, signal)));
    });
    this.keepParentAlive(false);
  }

  /** Resident memory is the child's own business; the pid lets a caller look. */
  get pid(): number | undefined {
    return this.child.pid;
  }

  get busy(): boolean {
    return this.pending.size > 0;
  }

  async call(method: string, params: unknown, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    const id = this.nextId++;
    const result = new Promise<unknown>((resolve, reject) => this.pending.set(id, { resolve, reject }));
    const cancel = () => {
      this.send({ kind: 'cancel', id });
      this.pending.get(id)?.reject(signal?.reason as Error);
      this.pending.delete(id);
    };
    signal?.addEventListener('abort', cancel, { once: true });
    this.keepParentAlive(true);
    this.send({ kind: 'call', id, method, params });
    try {
      return await result;
    } finally {
      signal?.removeEventListener('abort', cancel);
      if (!this.busy) this.keepParentAlive(false);
    }
  }

  /** Ends the child; resolves when it is gone. */
  async stop(): Promise<void> {
    this.keepParentAlive(true);
    if (this.child.pid !== undefined && this.child.exitCode === null && this.child.signalCode === null) {
      try {
        process.kill(-this.child.pid, 'SIGKILL');
      } catch {
        // Already gone.
      }
    }
    await this.ended;
  }

  private send(message: ToEngine): void {
    if (!this.child.connected) {
      if (message.kind === 'call') this.fail(message.id, '进程已结束');
      return;
    }
    this.child.send(message, (error) => {
      if (error && message.kind === 'call') this.fail(message.id, error.message);
    });
  }

  private fail(id: number, reason: string): void {
    this.pending.get(id)?.reject(new EngineCrashed(this.label, reason));
    this.pending.delete(id);
  }

  private settle(message: FromEngine): void {
    const pending = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (message.kind === 'result') pending?.resolve(message.result);
    else pending?.reject(new Error(`${this.label}：${message.message}`));
  }

  /** An idle engine must not keep a finished command-line run from ending. */
  private keepParentAlive(keep: boolean): void {
    const change = keep ? 'ref' : 'unref';
    this.child[change]();
    this.child.channel?.[change]();
    const stderr = this.child.stderr as (NodeJS.ReadableStream & { ref?(): void; unref?(): void }) | null;
    stderr?.[change]?.();
  }

  private exitReason(code: number | null, signal: NodeJS.Signals | null): string {
    const lastLine = this.lastError
      .trim()
      .split('\n')
      .findLast((line) => /error/i.test(line));
    return [signal ? `信号 ${signal}` : `代码 ${code}`, lastLine?.trim().slice(0, 200)]
      .filter(Boolean)
      .join('，');
  }
}
