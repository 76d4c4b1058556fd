import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { labCall as t } from '../../../../locales/zh-CN/lab.ts';
import { LinkButton } from '../../../../ui/Button.tsx';
import type { Media } from '../_lib/sendCall.ts';

/** The videos and pictures at the paths that the tool names. */
export function MediaList({ media }: { media: readonly Media[] }) {
  return (
    <chakra.section aria-label={t.media}>
      <chakra.ul css={grid}>
        {media.map((one) => (
          <MediaItem key={`${one.kind} ${one.path}`} media={one} />
        ))}
      </chakra.ul>
      <chakra.p textStyle="caption" color="fg.subtle" mt="2">
        {t.mediaHint}
      </chakra.p>
    </chakra.section>
  );
}

function MediaItem({ media: { kind, path, url, preview } }: { media: Media }) {
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  return (
    <chakra.li minW="0">
      <chakra.div css={frame}>
        {failed ? (
          <chakra.p p="3" textStyle="caption">
            {t.mediaFailed}
          </chakra.p>
        ) : kind === 'IMAGE' ? (
          <img src={preview} alt={t.imageAt(path)} loading="lazy" onError={fail} />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: a tool's film comes without captions
          <video
            src={preview}
            controls
            preload="metadata"
            playsInline
            aria-label={t.videoAt(path)}
            onError={fail}
          />
        )}
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="1" mt="1">
        <chakra.span
          flex="1"
          minW="0"
          fontFamily="mono"
          textStyle="caption"
          color="fg.muted"
          truncate
          title={path}
        >
          {path}
        </chakra.span>
        <LinkButton
          href={url}
          target="_blank"
          rel="noreferrer noopener"
          size="xs"
          variant="ghost"
          aria-label={`${t.open} ${path}`}
        >
          {t.open}
        </LinkButton>
      </chakra.div>
    </chakra.li>
  );
}

const grid = {
  listStyle: 'none',
  m: '0',
  p: '0',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: '3',
} as const;

const frame = {
  pos: 'relative',
  aspectRatio: '16 / 9',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  bg: 'stage',
  color: 'stage.fg',
  borderRadius: 'control',
  '& :is(img, video)': { pos: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'contain' },
} as const;
