/**
 * Files behind unfinished uploads, so that going on needs no choosing: those of this page by themselves, those of
 * before a reload where the browser lets a page keep a handle (IndexedDB; asks the person once again).
 */
const files = new Map<string, File>();
const databaseName = 'reelsmith.uploads';
const storeName = 'handles';

/** A handle as browsers with the File System Access API give it. */
export interface FileHandle {
  getFile(): Promise<File>;
  requestPermission?(options: { mode: 'read' }): Promise<PermissionState>;
}

export function rememberFile(uploadId: string, file: File, handle: FileHandle | null): void {
  files.set(uploadId, file);
  if (handle) void inStore('readwrite', (store) => store.put(handle, uploadId)).catch(() => undefined);
}

export function forgetFile(uploadId: string): void {
  files.delete(uploadId);
  void inStore('readwrite', (store) => store.delete(uploadId)).catch(() => undefined);
}

/** Which of these can go on by one press. */
export async function knownFiles(uploadIds: readonly string[]): Promise<Set<string>> {
  const kept = await inStore('readonly', (store) => store.getAllKeys()).catch((): IDBValidKey[] => []);
  return new Set(uploadIds.filter((id) => files.has(id) || kept.includes(id)));
}

/** The file, asking for permission where that is needed; null where the person has to choose it. Call it on a press. */
export async function fileAgain(uploadId: string): Promise<File | null> {
  const known = files.get(uploadId);
  if (known) return known;
  try {
    const handle = (await inStore('readonly', (store) => store.get(uploadId))) as FileHandle | undefined;
    if (!handle || (await handle.requestPermission?.({ mode: 'read' })) === 'denied') return null;
    return await handle.getFile();
  } catch {
    // Moved, deleted, or not allowed.
    return null;
  }
}

async function inStore<T>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await settled(opening);
  try {
    return await settled(use(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
