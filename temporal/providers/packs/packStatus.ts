import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';

export type PackState = 'ready' | 'downloading' | 'failed' | 'absent';

/** Where a pack stands, whichever process fetches it. */
export interface PackStatus {
  name: string;
  /** Chinese, e.g. "语音引擎". */
  label: string;
  state: PackState;
  receivedBytes: number;
  totalBytes: number;
  /** Size on disk when ready. */
  installedBytes: number;
  licence: string;
  origin: string;
  /** Human readable places it can come from, first choice first. */
  sources: string[];
  /** Chinese sentence of the last failed fetch; null otherwise. */
  error: string | null;
}

export interface PackProgress {
  pack: string;
  state: 'waiting' | 'downloading' | 'ready';
  receivedBytes: number;
  totalBytes: number;
}

/** The note that the fetching process leaves for the others. */
export interface StatusNote {
  receivedBytes: number;
  error: string | null;
}

export function readStatusNote(path: string): StatusNote | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as StatusNote;
  } catch {
    return null;
  }
}

export async function writeStatusNote(path: string, note: StatusNote): Promise<void> {
  const fresh = `${path}.${process.pid}`;
  await writeFile(fresh, JSON.stringify(note));
  await rename(fresh, path);
}

/** One Chinese line for screens and doctor, e.g. "语音引擎准备中 42%". */
export function packStatusText(status: PackStatus): string {
  if (status.state === 'ready') return `${status.label}已就绪`;
  if (status.state === 'failed') return `${status.label}准备失败：${status.error ?? '未知原因'}`;
  if (status.state === 'absent') return `${status.label}未安装`;
  const percent = Math.min(99, Math.floor((100 * status.receivedBytes) / Math.max(1, status.totalBytes)));
  return `${status.label}准备中 ${percent}%`;
}
