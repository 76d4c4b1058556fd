import { useCallback, useEffect, useReducer, useRef } from 'react';
import { failureMessage } from '../../lib/failure.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { refuseFile } from './checkFile.ts';
import { sendFile } from './sendFile.ts';
import { isUnderWay, nextToSend, reduceUploads, type Upload } from './uploadState.ts';
import { useAddMaterial } from './useAddMaterial.ts';

/** More at once would only share the same line. */
const atOnce = 2;
let counter = 0;

export interface Uploads {
  list: readonly Upload[];
  busy: boolean;
  add: (files: Iterable<File>) => void;
  /** Cancels what is on its way; takes what failed off the list. */
  drop: (key: string) => void;
  retry: (key: string) => void;
}

/** Files on their way into the library; `onAdded` gets each one's material id. Leaving the page cancels them. */
export function useUploads(onAdded: (materialId: string) => void): Uploads {
  const [list, dispatch] = useReducer(reduceUploads, []);
  const files = useRef(new Map<string, { file: File; abort: AbortController | null }>());
  const addMaterial = useAddMaterial();
  const added = useRef(onAdded);
  added.current = onAdded;

  const send = useCallback(
    async (key: string) => {
      const entry = files.current.get(key);
      if (!entry || entry.abort) return;
      entry.abort = new AbortController();
      const { signal } = entry.abort;
      dispatch({ type: 'started', key, atMs: performance.now() });
      try {
        const address = await sendFile(entry.file, {
          signal,
          onProgress: (sentBytes) =>
            dispatch({ type: 'progressed', key, sentBytes, atMs: performance.now() }),
        });
        dispatch({ type: 'sent', key });
        const id = await addMaterial(address, entry.file.name);
        files.current.delete(key);
        dispatch({ type: 'left', key });
        if (!signal.aborted) added.current(id);
      } catch (error) {
        entry.abort = null;
        if (!signal.aborted)
          dispatch({ type: 'failed', key, error: failureMessage(error, failures.addMaterial) });
      }
    },
    [addMaterial],
  );

  useEffect(() => {
    for (const upload of nextToSend(list, atOnce)) void send(upload.key);
  }, [list, send]);

  useEffect(() => {
    const running = files.current;
    return () => {
      for (const { abort } of running.values()) abort?.abort();
    };
  }, []);

  return {
    list,
    busy: list.some(isUnderWay),
    add: (incoming) => {
      const uploads = [...incoming].map((file) => {
        const key = `upload-${++counter}`;
        files.current.set(key, { file, abort: null });
        return { key, name: file.name, sizeBytes: file.size, error: refuseFile(file) };
      });
      dispatch({ type: 'added', uploads });
    },
    drop: (key) => {
      files.current.get(key)?.abort?.abort();
      files.current.delete(key);
      dispatch({ type: 'left', key });
    },
    retry: (key) => dispatch({ type: 'requeued', key }),
  };
}
