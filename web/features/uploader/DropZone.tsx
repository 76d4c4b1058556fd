import { chakra } from '@chakra-ui/react/styled-system';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useEffect, useState } from 'react';
import { uploads as t } from '../../locales/zh-CN/materials.ts';

interface DropZoneProps {
  label: string;
  onFiles: (files: File[]) => void;
  /** Stands beside the chooser. */
  children?: ReactNode;
}

/** Takes files by dropping, choosing and pasting anywhere on the page. */
export function DropZone({ label, onFiles, children }: DropZoneProps) {
  const [over, setOver] = useState(false);

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [onFiles]);

  return (
    <chakra.div
      css={zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="center">
        <chakra.label css={chooser}>
          <Upload size={15} aria-hidden />
          {t.choose}
          <input
            type="file"
            multiple
            accept="video/*,image/*"
            aria-label={label}
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              // The same file may be chosen again after it was removed.
              event.target.value = '';
            }}
          />
        </chakra.label>
        {children}
      </chakra.div>
      <chakra.p textStyle="caption" color="fg.subtle">
        {t.drop}；{t.limits}
      </chakra.p>
    </chakra.div>
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
