import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ClipCard_clip$key } from '../../../../__generated__/ClipCard_clip.graphql.ts';
import { Thumbnail } from '../../../../features/materials/Thumbnail.tsx';
import { formatTimecode } from '../../../../lib/format.ts';
import { result as t } from '../../../../locales/zh-CN/result.ts';

interface ClipCardProps {
  clip: ClipCard_clip$key;
  /** A button at its end, while it can be changed. */
  action?: ReactNode;
}

/** A chosen or offered clip: picture, how well it fits, and why. */
export function ClipCard({ clip: clipRef, action }: ClipCardProps) {
  const clip = useFragment(
    graphql`
      fragment ClipCard_clip on ClipCandidate {
        name
        mediaType
        startMs
        endMs
        score
        reason
        thumbnailUrl
      }
    `,
    clipRef,
  );
  return (
    <chakra.li display="flex" gap="3" minW="0" alignItems="flex-start">
      <Thumbnail url={clip.thumbnailUrl} mediaType={clip.mediaType} />
      <chakra.div flex="1" minW="0">
        <chakra.p textStyle="table" truncate title={clip.name}>
          {clip.name}
        </chakra.p>
        <chakra.p textStyle="caption" color="fg.subtle">
          {clip.mediaType === 'VIDEO' &&
            `${formatTimecode(clip.startMs, true)}–${formatTimecode(clip.endMs, true)} · `}
          {t.score(Math.round(clip.score * 100))}
        </chakra.p>
        <chakra.p textStyle="caption" color="fg.muted">
          {clip.reason}
        </chakra.p>
      </chakra.div>
      {action}
    </chakra.li>
  );
}
