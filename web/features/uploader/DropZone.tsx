import { chakra } from '@chakra-ui/react/styled-system';
import Camera from 'lucide-react/icons/camera';
import UploadIcon from 'lucide-react/icons/upload';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { uploads as t } from '../../locales/zh-CN/materials.ts';
import { acceptOf, type UploadLimits } from './checkFile.ts';
import { useIncomingFiles } from './useIncomingFiles.ts';

interface DropZoneProps {
  label: string;
  onFiles: (files: File[]) => void;
  limits?: UploadLimits;
  /** Stands beside the chooser. */
  children?: ReactNode;
}

/** Takes files by dropping and pasting anywhere on the page, by choosing, and on phones from the camera. */
export function DropZone({ label, onFiles, limits = {}, children }: DropZoneProps) {
  const over = useIncomingFiles(onFiles);
  const hasCamera = useMediaQuery('(pointer: coarse)');
  return (
    <chakra.div css={zone} data-over={over || undefined}>
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="center">
        <Chooser label={label} limits={limits} onFiles={onFiles}>
          <UploadIcon size={15} aria-hidden />
          {t.choose}
        </Chooser>
        {hasCamera && (
          <Chooser label={t.cameraLabel} limits={limits} onFiles={onFiles} camera>
            <Camera size={15} aria-hidden />
            {t.camera}
          </Chooser>
        )}
        {children}
      </chakra.div>
      <chakra.p textStyle="caption" color="fg.subtle">
        {over ? t.dropNow : t.drop(limits.accept ?? 'both')}；{t.limits(limits)}
      </chakra.p>
    </chakra.div>
  );
}

interface ChooserProps {
  label: string;
  limits: UploadLimits;
  onFiles: (files: File[]) => void;
  camera?: boolean;
  children: ReactNode;
}

function Chooser({ label, limits, onFiles, camera = false, children }: ChooserProps) {
  return (
    <chakra.label css={chooser}>
      {children}
      <input
        type="file"
        multiple={!camera && limits.maxCount !== 1}
        accept={acceptOf(limits)}
        {...(camera ? { capture: 'environment' } : {})}
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </chakra.label>
  );
}

const zone = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2',
  p: '4',
  textAlign: 'center',
  border: '1px dashed {colors.border.strong}',
  borderRadius: 'panel',
  transition: 'background 140ms ease-out',
  '&[data-over]': { bg: 'status.waiting.bg', borderColor: 'focus' },
} as const;

const chooser = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  h: '8',
  px: '3',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'control',
  textStyle: 'table',
  fontWeight: 'medium',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  '& input': { pos: 'absolute', boxSize: '1px', opacity: 0, overflow: 'hidden', pointerEvents: 'none' },
} as const;
