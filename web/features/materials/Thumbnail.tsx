import { chakra } from '@chakra-ui/react/styled-system';
import Film from 'lucide-react/icons/film';
import ImageIcon from 'lucide-react/icons/image';
import { useState } from 'react';
import { useStableUrl } from '../../lib/useStableUrl.ts';

interface ThumbnailProps {
  url: string | null | undefined;
  mediaType: 'IMAGE' | 'VIDEO';
  /** Empty where the name stands beside it. */
  alt?: string;
  w?: string;
  h?: string;
}

/** 80×56 unless told otherwise; an icon on the dark ground until there is a picture. */
export function Thumbnail({ url, mediaType, alt = '', w = '80px', h = '56px' }: ThumbnailProps) {
  const stable = useStableUrl(url);
  const [broken, setBroken] = useState<string | null>(null);
  const Icon = mediaType === 'IMAGE' ? ImageIcon : Film;
  return (
    <chakra.span css={frame} style={{ width: w, height: h }}>
      {stable && broken !== stable ? (
        <img src={stable} alt={alt} loading="lazy" decoding="async" onError={() => setBroken(stable)} />
      ) : (
        <Icon size={20} aria-hidden />
      )}
    </chakra.span>
  );
}

const frame = {
  display: 'grid',
  // One cell of exactly this size: an upright picture is cut to its middle, not to its top.
  gridTemplate: '100% / 100%',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  bg: 'stage',
  color: 'rgb(255 255 255 / 60%)',
  borderRadius: 'tag',
  '& img': { boxSize: 'full', objectFit: 'cover' },
} as const;
