import { chakra } from '@chakra-ui/react/styled-system';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { uploads as t } from '../../locales/zh-CN/materials.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { describeUpload } from './describeUpload.ts';
import { ResumeButton } from './ResumeButton.tsx';
import { UploadPoster } from './UploadPoster.tsx';
import { isUnderWay, mayPause, type Upload } from './uploadState.ts';
import type { Uploads } from './useUploads.ts';

/** A file on its way: what it is, how far, how fast, and the ways to hold, go on and stop. */
export function UploadTile({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { key, name, phase } = upload;
  const fraction = upload.sizeBytes > 0 ? upload.sentBytes / upload.sizeBytes : 0;
  const failed = phase === 'failed' || phase === 'refused';
  return (
    <chakra.li css={row} role={upload.error ? 'alert' : undefined}>
      <UploadPoster upload={upload} />
      <chakra.div flex="1" minW="0">
        <chakra.p textStyle="table" truncate>
          {name}
        </chakra.p>
        <chakra.p textStyle="caption" color={upload.error ? 'status.failed.fg' : 'fg.subtle'}>
          {describeUpload(upload)}
        </chakra.p>
        {!failed && (
          <chakra.div mt="1">
            <ProgressBar
              label={t.progressLabel(name)}
              fraction={fraction}
              color={isUnderWay(upload) ? undefined : 'border.strong'}
              height="3px"
            />
          </chakra.div>
        )}
      </chakra.div>
      {mayPause(upload) && (
        <IconButton label={`${t.pause} ${name}`} onClick={() => uploads.pause(key)}>
          <Pause size={15} aria-hidden />
        </IconButton>
      )}
      {phase === 'paused' && (
        <IconButton label={`${t.resume} ${name}`} onClick={() => void uploads.resume(key)}>
          <Play size={15} aria-hidden />
        </IconButton>
      )}
      {phase === 'unfinished' && <ResumeButton upload={upload} uploads={uploads} />}
      {phase === 'failed' && (
        <Button
          size="xs"
          variant="ghost"
          aria-label={`${t.retry} ${name}`}
          onClick={() => uploads.retry(key)}
        >
          <RotateCw size={13} aria-hidden />
          {t.retry}
        </Button>
      )}
      <IconButton
        label={`${isUnderWay(upload) ? t.cancel : t.remove} ${name}`}
        onClick={() => uploads.drop(key)}
      >
        <X size={15} aria-hidden />
      </IconButton>
    </chakra.li>
  );
}

function IconButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Button size="xs" variant="ghost" icon px="0" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  p: '2',
  bg: 'bg.subtle',
  borderRadius: 'control',
} as const;
