import { chakra } from '@chakra-ui/react/styled-system';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import FileText from 'lucide-react/icons/file-text';
import Film from 'lucide-react/icons/film';
import ImageIcon from 'lucide-react/icons/image';
import Music from 'lucide-react/icons/music';
import { fileGroup } from './checkFile.ts';
import type { Upload } from './uploadState.ts';

const icons = {
  video: Film,
  image: ImageIcon,
  audio: Music,
  document: FileText,
  other: FileQuestion,
} as const;

/** The file's own picture where this browser could draw one, else the sign of its group. */
export function UploadPoster({ upload }: { upload: Pick<Upload, 'name' | 'posterUrl'> }) {
  const Icon = icons[fileGroup(upload)];
  return (
    <chakra.div css={frame}>
      {upload.posterUrl ? <img src={upload.posterUrl} alt="" /> : <Icon size={16} aria-hidden />}
    </chakra.div>
  );
}

const frame = {
  flexShrink: 0,
  boxSize: '9',
  display: 'grid',
  placeItems: 'center',
  bg: 'bg.hover',
  color: 'fg.subtle',
  borderRadius: 'control',
  overflow: 'hidden',
  '& img': { boxSize: 'full', objectFit: 'cover' },
} as const;
