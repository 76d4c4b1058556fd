import { chakra } from '@chakra-ui/react/styled-system';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { formatBytes } from '../../lib/format.ts';
import { uploads as t } from '../../locales/zh-CN/materials.ts';
import { Button } from '../../ui/Button.tsx';
import { isUnderWay, type Upload } from './uploadState.ts';

interface UploadTileProps {
  upload: Upload;
  onDrop: () => void;
  onRetry: () => void;
}

/** A file on its way: how far, how fast, and the way to stop it. */
export function UploadTile({ upload, onDrop, onRetry }: UploadTileProps) {
  const fraction = upload.sizeBytes > 0 ? upload.sentBytes / upload.sizeBytes : 0;
  const failed = !isUnderWay(upload);
  return (
    <chakra.li css={row} role={failed ? 'alert' : undefined}>
      <chakra.div flex="1" minW="0">
        <chakra.p textStyle="table" truncate>
          {upload.name}
        </chakra.p>
        <chakra.p textStyle="caption" color={failed ? 'status.failed.fg' : 'fg.subtle'}>
          {describeUpload(upload)}
        </chakra.p>
        {!failed && (
          <chakra.div
            role="progressbar"
            aria-label={t.progressLabel(upload.name)}
            aria-valuenow={Math.round(fraction * 100)}
            aria-valuemin={0}
            aria-valuemax={100}
            h="3px"
            mt="1"
            bg="bg.hover"
            borderRadius="full"
            overflow="hidden"
          >
            <chakra.div h="full" bg="status.working.edge" style={{ width: `${fraction * 100}%` }} />
          </chakra.div>
        )}
      </chakra.div>
      {upload.phase === 'failed' && (
        <Button size="xs" variant="ghost" onClick={onRetry}>
          <RotateCw size={13} aria-hidden />
          {t.retry}
        </Button>
      )}
      <Button
        size="xs"
        variant="ghost"
        icon
        px="0"
        aria-label={`${failed ? t.remove : t.cancel} ${upload.name}`}
        onClick={onDrop}
      >
        <X size={15} aria-hidden />
      </Button>
    </chakra.li>
  );
}

function describeUpload(upload: Upload): string {
  switch (upload.phase) {
    case 'queued':
      return `${t.queued} · ${formatBytes(upload.sizeBytes)}`;
    case 'sending': {
      const percent = Math.floor((100 * upload.sentBytes) / Math.max(1, upload.sizeBytes));
      return t.progress(percent, formatBytes(Math.round(upload.bytesPerSecond)));
    }
    case 'registering':
      return t.registering;
    case 'refused':
    case 'failed':
      return upload.error ?? '';
  }
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  p: '2',
  ps: '3',
  bg: 'bg.subtle',
  borderRadius: 'control',
} as const;
