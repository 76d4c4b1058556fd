import { chakra } from '@chakra-ui/react/styled-system';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { WorkDetail_material$key } from '../../../../__generated__/WorkDetail_material.graphql.ts';
import { Player } from '../../../../features/player/Player.tsx';
import type { ClipRange } from '../../../../features/player/transport.ts';
import { works as t } from '../../../../locales/zh-CN/materials.ts';
import { LinkButton } from '../../../../ui/Button.tsx';
import { ClipList } from './ClipList.tsx';
import { DeleteWork } from './DeleteWork.tsx';
import { WorkFacts } from './WorkFacts.tsx';

interface WorkDetailProps {
  material: WorkDetail_material$key;
  backTo: string;
}

/** A work or a piece of footage: watched whole or clip by clip. */
export function WorkDetail({ material: materialRef, backTo }: WorkDetailProps) {
  const material = useFragment(
    graphql`
      fragment WorkDetail_material on Material {
        id
        name
        description
        mediaType
        status
        error
        url
        downloadUrl
        posterUrl
        width
        height
        fps
        durationMs
        ...ClipList_material
        ...WorkFacts_material
      }
    `,
    materialRef,
  );
  const [range, setRange] = useState<ClipRange | null>(null);
  return (
    <>
      <chakra.div display="flex" alignItems="center" gap="2" flexWrap="wrap" my="3">
        <chakra.h1 textStyle="title" flex="1 1 240px" minW="0" overflowWrap="anywhere">
          {material.name}
        </chakra.h1>
        <chakra.div display="flex" gap="2">
          <LinkButton href={material.downloadUrl} download>
            <Download size={15} aria-hidden />
            {t.download}
          </LinkButton>
          <DeleteWork id={material.id} name={material.name} backTo={backTo} />
        </chakra.div>
      </chakra.div>
      <chakra.div css={columns}>
        <chakra.div minW="0" display="flex" flexDirection="column" gap="4">
          {material.mediaType === 'VIDEO' ? (
            <Player
              title={material.name}
              url={material.url}
              posterUrl={material.posterUrl}
              width={material.width}
              height={material.height}
              fps={material.fps}
              durationMs={material.durationMs}
              range={range}
            />
          ) : (
            <chakra.img src={material.url} alt={material.name} maxH="64dvh" mx="auto" borderRadius="panel" />
          )}
          {material.error && (
            <chakra.p role="alert" color="status.failed.fg">
              {material.error}
            </chakra.p>
          )}
          {material.description && <chakra.p color="fg.muted">{material.description}</chakra.p>}
          <WorkFacts material={material} />
        </chakra.div>
        {material.mediaType === 'VIDEO' && <ClipList material={material} range={range} onPlay={setRange} />}
      </chakra.div>
    </>
  );
}

const columns = {
  display: 'grid',
  gap: '5',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  alignItems: 'start',
} as const;
