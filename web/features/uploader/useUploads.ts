import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { failureMessage } from '../../lib/failure.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { uploads as t } from '../../locales/zh-CN/materials.ts';
import { refuseDuration, refuseFile, type UploadLimits } from './checkFile.ts';
import { handleOf } from './droppedFiles.ts';
import { fileAgain, forgetFile, rememberFile } from './knownFiles.ts';
import { previewFile } from './localPreview.ts';
import { sendFile } from './sendFile.ts';
import { removeUnfinished, type UnfinishedUpload } from './uploadCalls.ts';
import { isUnderWay, nextToSend, reduceUploads, type Upload, unfinishedFor } from './uploadState.ts';
import { type MaterialSorting, useAddMaterial } from './useAddMaterial.ts';
import { useUnfinished } from './useUnfinished.ts';

/** More at once would only share the same line. */
const atOnce = 3;
let counter = 0;
const newKey = () => `upload-${++counter}`;

interface Entry {
  file: File;
  abort: AbortController | null;
  uploadId: string | null;
}

export interface Uploads {
  list: readonly Upload[];
  /** Something is on its way by itself; a form waits for it. */
  busy: boolean;
  limits: UploadLimits;
  /** The newest thing worth hearing, for the live region. */
  said: string;
  add: (files: Iterable<File>) => void;
  /** Cancels or removes one, on the server too. */
  drop: (key: string) => void;
  retry: (key: string) => void;
  pause: (key: string) => void;
  /** Goes on with a paused one, or with an unfinished one whose file is at hand; else false: it has to be chosen. */
  resume: (key: string) => Promise<boolean>;
  /** The person chose this file for an unfinished one; another file than that is said at its entry. */
  resumeWith: (key: string, file: File) => void;
}

/**
 * Files on their way into the library; `onAdded` gets each one's material id. Leaving the page pauses them: what has
 * arrived stays on the server for three days and is offered wherever there is an uploader.
 */
export function useUploads(
  onAdded: (materialId: string) => void,
  limits: UploadLimits = {},
  sorting: MaterialSorting = {},
): Uploads {
  const addMaterial = useAddMaterial();
  const added = useRef(onAdded);
  added.current = onAdded;
  const sorted = useRef(sorting);
  sorted.current = sorting;
  const register = useCallback(
    async (address: string, name: string) => {
      const { id, takeBack } = await addMaterial(address, name, sorted.current);
      return { arrived: () => added.current(id), takeBack };
    },
    [addMaterial],
  );
  return useSending(register, limits);
}

/** Files on their way to an `oss://` address that the form itself uses (a picture for a tool, say); no material. */
export function useAddressUploads(
  onAddress: (address: string, name: string) => void,
  limits: UploadLimits = {},
): Uploads {
  const given = useRef(onAddress);
  given.current = onAddress;
  const register = useCallback(
    async (address: string, name: string) => ({
      arrived: () => given.current(address, name),
      takeBack: () => {},
    }),
    [],
  );
  return useSending(register, limits);
}

interface Registered {
  /** Called when the file has left the list. */
  arrived: () => void;
  /** Called where the person took the file back meanwhile. */
  takeBack: () => void;
}

/** @param register what to do with the address. */
function useSending(
  register: (address: string, name: string) => Promise<Registered>,
  limits: UploadLimits,
): Uploads {
  const [list, dispatch] = useReducer(reduceUploads, []);
  const [said, setSaid] = useState('');
  const entries = useRef(new Map<string, Entry>());
  const current = useRef({ limits, list });
  current.current = { limits, list };
  const unfinished = useUnfinished(dispatch, newKey);

  const send = useCallback(
    async (key: string) => {
      const entry = entries.current.get(key);
      if (!entry || entry.abort) return;
      const abort = new AbortController();
      entry.abort = abort;
      const { file } = entry;
      dispatch({ type: 'started', key, atMs: performance.now() });
      try {
        const address = await sendFile(file, {
          uploadId: entry.uploadId,
          maxDurationSeconds: current.current.limits.maxDurationSeconds,
          signal: abort.signal,
          onBegun: (uploadId) => {
            // Taken back while the server was being asked: it has a name now, under which it can go.
            if (!entries.current.has(key)) return void removeUnfinished(uploadId);
            entry.uploadId = uploadId;
            rememberFile(uploadId, file, handleOf(file));
            dispatch({ type: 'begun', key, uploadId });
          },
          onProgress: (sentBytes) =>
            dispatch({ type: 'progressed', key, sentBytes, atMs: performance.now() }),
          onWaiting: () => {
            dispatch({ type: 'waiting', key });
            setSaid(t.saidWaiting(file.name));
          },
          onSent: () => dispatch({ type: 'sent', key }),
        });
        // Cancelled while the server looked at the last piece: what nobody registers goes by itself within a day.
        // Leaving the page is no cancelling: what has arrived becomes what it was sent for.
        const takenBack = () => entries.current.get(key) !== entry;
        if (takenBack()) return;
        const { arrived, takeBack } = await register(address, file.name);
        if (takenBack()) return takeBack();
        if (entry.uploadId) forgetFile(entry.uploadId);
        entries.current.delete(key);
        dispatch({ type: 'left', key });
        setSaid(t.saidDone(file.name));
        if (!abort.signal.aborted) arrived();
      } catch (error) {
        if (entry.abort === abort) entry.abort = null;
        if (!abort.signal.aborted)
          dispatch({ type: 'failed', key, error: failureMessage(error, failures.addMaterial) });
      }
    },
    [register],
  );

  useEffect(() => {
    for (const upload of nextToSend(list, atOnce)) void send(upload.key);
  }, [list, send]);

  useEffect(() => {
    const running = entries.current;
    return () => {
      for (const { abort } of running.values()) abort?.abort();
    };
  }, []);

  const stop = useCallback((key: string) => {
    const entry = entries.current.get(key);
    entry?.abort?.abort();
    if (entry) entry.abort = null;
  }, []);

  /** Puts a file on the list and looks at it while it is being sent. */
  const enter = useCallback((file: File, going: UnfinishedUpload | undefined, refusal: string | null) => {
    const key = newKey();
    const uploadId = going?.uploadId ?? null;
    entries.current.set(key, { file, abort: null, uploadId });
    if (!refusal) {
      void previewFile(file).then((preview) => {
        dispatch({ type: 'previewed', key, preview });
        const tooLong = refuseDuration(preview.durationSeconds, current.current.limits);
        const entry = entries.current.get(key);
        if (!tooLong || !entry) return;
        entry.abort?.abort();
        if (entry.uploadId) void removeUnfinished(entry.uploadId);
        entries.current.delete(key);
        dispatch({ type: 'refused', key, error: tooLong });
      });
    }
    return { key, name: file.name, sizeBytes: file.size, error: refusal, uploadId };
  }, []);

  const add = useCallback(
    (incoming: Iterable<File>) => {
      const { limits: now, list: before } = current.current;
      let room =
        now.maxCount === undefined
          ? Number.POSITIVE_INFINITY
          : now.maxCount -
            (now.taken ?? 0) -
            before.filter((one) => isUnderWay(one) || one.phase === 'paused').length;
      const uploads = [...incoming].map((file) => {
        const refusal = refuseFile(file, now) ?? (room < 1 ? t.tooMany(now.maxCount ?? 0) : null);
        if (!refusal) room -= 1;
        const going = refusal ? undefined : unfinishedFor(unfinished.current, file);
        if (going) unfinished.current = unfinished.current.filter((one) => one !== going);
        return enter(file, going, refusal);
      });
      dispatch({ type: 'added', uploads });
    },
    [enter, unfinished],
  );

  return useMemo(
    () => ({
      list,
      busy: list.some(isUnderWay),
      limits,
      said,
      add,
      drop: (key) => {
        const upload = list.find((one) => one.key === key);
        const uploadId = entries.current.get(key)?.uploadId ?? upload?.uploadId;
        stop(key);
        entries.current.delete(key);
        if (uploadId) {
          forgetFile(uploadId);
          void removeUnfinished(uploadId);
        }
        dispatch({ type: 'left', key });
      },
      retry: (key) => dispatch({ type: 'requeued', key }),
      pause: (key) => {
        stop(key);
        dispatch({ type: 'paused', key });
      },
      resume: async (key) => {
        const upload = list.find((one) => one.key === key);
        if (upload?.phase === 'paused') {
          dispatch({ type: 'requeued', key });
          return true;
        }
        const file = upload?.uploadId ? await fileAgain(upload.uploadId) : null;
        if (!file || !upload) return false;
        add([file]);
        return true;
      },
      resumeWith: (key, file) => {
        const upload = list.find((one) => one.key === key);
        const wanted = unfinished.current.filter(({ uploadId }) => uploadId === upload?.uploadId);
        if (unfinishedFor(wanted, file)) add([file]);
        else if (upload) dispatch({ type: 'mismatched', key, error: t.otherFile(upload.name) });
      },
    }),
    [list, limits, said, add, stop, unfinished],
  );
}
