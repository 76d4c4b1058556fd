import { type Dispatch, type RefObject, useEffect, useRef } from 'react';
import { knownFiles } from './knownFiles.ts';
import { listUnfinished, type UnfinishedUpload } from './uploadCalls.ts';
import type { UploadAction } from './uploadState.ts';

/** Asks once what the person began and did not finish, shows it, and keeps it for comparing with files they give. */
export function useUnfinished(
  dispatch: Dispatch<UploadAction>,
  newKey: () => string,
): RefObject<UnfinishedUpload[]> {
  const unfinished = useRef<UnfinishedUpload[]>([]);
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      // Where nothing has arrived, beginning anew costs nothing; such entries would only be noise.
      const found = (await listUnfinished()).filter(({ offsetBytes }) => offsetBytes > 0);
      if (gone || found.length === 0) return;
      const known = await knownFiles(found.map(({ uploadId }) => uploadId));
      if (gone) return;
      unfinished.current = found;
      const uploads = found.map(({ uploadId, name, sizeBytes, offsetBytes }) => ({
        key: newKey(),
        uploadId,
        name,
        sizeBytes,
        sentBytes: offsetBytes,
        fileKnown: known.has(uploadId),
      }));
      dispatch({ type: 'found', uploads });
    };
    // A convenience: without it everything else works.
    ask().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [dispatch, newKey]);
  return unfinished;
}
