import type { FileHandle } from './knownFiles.ts';

/** Handles of files that came by dropping; kept beside the files without changing what a drop gives. */
const handles = new WeakMap<File, FileHandle>();

export function handleOf(file: File): FileHandle | null {
  return handles.get(file) ?? null;
}

/**
 * The files of a drop, and where the browser can, a handle for each: with it an upload goes on after a reload.
 * The handles must be asked for while the event is handled.
 */
export function filesOfDrop(transfer: DataTransfer): File[] {
  const files = [...transfer.files];
  for (const item of transfer.items) {
    const file = item.kind === 'file' ? item.getAsFile() : null;
    const asking = (item as { getAsFileSystemHandle?(): Promise<unknown> }).getAsFileSystemHandle?.();
    if (!file || !asking) continue;
    asking.then(
      (handle) => {
        if (handle && typeof handle === 'object' && 'getFile' in handle) {
          for (const one of files) {
            if (one.name === file.name && one.size === file.size) handles.set(one, handle as FileHandle);
          }
        }
      },
      () => undefined,
    );
  }
  return files;
}
