import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ClipList_material$key } from '../../../../__generated__/ClipList_material.graphql.ts';
import { Thumbnail } from '../../../../features/materials/Thumbnail.tsx';
import type { ClipRange } from '../../../../features/player/transport.ts';
import { formatSeconds, formatTimecode } from '../../../../lib/format.ts';
import { works as t } from '../../../../locales/zh-CN/materials.ts';
import { Button } from '../../../../ui/Button.tsx';

interface ClipListProps {
  material: ClipList_material$key;
  range: ClipRange | null;
  onPlay: (range: ClipRange | null) => void;
}

/** The shots the footage was cut into; a click plays one and stops at its end. */
export function ClipList({ material: materialRef, range, onPlay }: ClipListProps) {
  const material = useFragment(
    graphql`
      fragment ClipList_material on Material {
        status
        clips {
          id
          index
          name
          startMs
          endMs
          thumbnailUrl
          tags
          spokenText
          onScreenText
        }
      }
    `,
    materialRef,
  );
  return (
    <chakra.section aria-labelledby="clips">
      <chakra.div display="flex" alignItems="center" h="8" mb="2">
        <chakra.h2 id="clips" textStyle="heading" flex="1">
          {t.clips} {material.clips.length > 0 && material.clips.length}
        </chakra.h2>
        {range && (
          <Button size="sm" variant="ghost" onClick={() => onPlay(null)}>
            {t.wholeFilm}
          </Button>
        )}
      </chakra.div>
      {material.clips.length === 0 && (
        <chakra.p color="fg.muted">{material.status === 'PENDING' ? t.pending : t.noClips}</chakra.p>
      )}
      <chakra.ul
        listStyle="none"
        m="0"
        p="0"
        display="flex"
        flexDirection="column"
        gap="1"
        maxH="68dvh"
        overflowY="auto"
      >
        {material.clips.map((clip) => (
          <li key={clip.id}>
            <chakra.button
              type="button"
              css={row}
              aria-pressed={range?.startMs === clip.startMs}
              onClick={() => onPlay({ startMs: clip.startMs, endMs: clip.endMs })}
            >
              <Thumbnail url={clip.thumbnailUrl} mediaType="VIDEO" />
              <chakra.span flex="1" minW="0">
                <chakra.span display="block" textStyle="table" truncate>
                  {clip.name || t.clipName(clip.index + 1)}
                </chakra.span>
                <chakra.span display="block" textStyle="caption" color="fg.subtle">
                  {formatTimecode(clip.startMs, true)}–{formatTimecode(clip.endMs, true)} ·{' '}
                  {formatSeconds(clip.endMs - clip.startMs)}
                </chakra.span>
                <chakra.span display="block" textStyle="caption" color="fg.muted" truncate>
                  {clip.tags.slice(0, 2).map((tag) => `#${tag} `)}
                  {clip.tags.length > 2 && `+${clip.tags.length - 2}`}
                </chakra.span>
                <ClipWords label={t.heard} words={clip.spokenText} />
                <ClipWords label={t.read} words={clip.onScreenText} />
              </chakra.span>
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

/** What is said or read in a shot, as far as it was found; the whole of it in the tooltip. */
function ClipWords({ label, words }: { label: string; words: string }) {
  if (!words) return null;
  return (
    <chakra.span display="block" textStyle="caption" color="fg.muted" truncate title={words}>
      {label}
      {words}
    </chakra.span>
  );
}

const row = {
  display: 'flex',
  gap: '3',
  w: 'full',
  p: '1.5',
  textAlign: 'start',
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  '&[aria-pressed=true]': { bg: 'bg.hover', boxShadow: 'inset 2px 0 0 var(--rs-seal)' },
} as const;
