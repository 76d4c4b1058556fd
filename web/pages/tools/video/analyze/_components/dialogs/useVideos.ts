import { useState } from 'react';
import { useAddressUploads } from '../../../../../../features/uploader/useUploads.ts';
import { maxVideoSeconds } from './taskDialog.ts';

export interface GivenVideo {
  readonly address: string;
  readonly name: string;
}

/** The videos a dialog has been given, and those on their way. */
export function useVideos(most: number) {
  const [videos, setVideos] = useState<readonly GivenVideo[]>([]);
  const uploads = useAddressUploads(
    (address, name) =>
      setVideos((before) => [...before.filter((one) => one.address !== address), { address, name }]),
    { accept: 'video', maxDurationSeconds: maxVideoSeconds, maxCount: most, taken: videos.length },
  );
  const remove = (address: string) => setVideos((before) => before.filter((one) => one.address !== address));
  return { videos, uploads, remove, most };
}

export type Videos = ReturnType<typeof useVideos>;
