import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { DropZone } from './DropZone.tsx';
import { UploadTile } from './UploadTile.tsx';
import type { Uploads } from './useUploads.ts';

interface UploaderProps {
  /** What the files are for; the file chooser's name for screen readers. */
  label: string;
  /**
   * From `useUploads(onAdded, limits)` (material of the library) or `useAddressUploads(onAddress, limits)` (an
   * address for the form itself), held by the form: it knows `busy` and is told what arrived.
   */
  uploads: Uploads;
  /** Other ways to get a file, beside the chooser. */
  children?: ReactNode;
  /** Stands between zone and list, such as the field's error. */
  note?: ReactNode;
}

/** The one upload control: zone, files on their way, and what was left unfinished. */
export function Uploader({ label, uploads, children, note }: UploaderProps) {
  return (
    <>
      <DropZone label={label} limits={uploads.limits} onFiles={uploads.add}>
        {children}
      </DropZone>
      {note}
      {uploads.list.length > 0 && (
        <chakra.ul listStyle="none" m="0" p="0" display="flex" flexDirection="column" gap="1">
          {uploads.list.map((upload) => (
            <UploadTile key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </chakra.ul>
      )}
      <chakra.p css={unseen} role="status">
        {uploads.said}
      </chakra.p>
    </>
  );
}

const unseen = {
  pos: 'absolute',
  boxSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
