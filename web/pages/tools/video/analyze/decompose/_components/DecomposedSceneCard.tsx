import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DecomposedSceneCard_scene$key } from '../../../../../../__generated__/DecomposedSceneCard_scene.graphql.ts';
import { useFilm } from '../../../../../../features/insight/filmContext.ts';
import { Thumbnail } from '../../../../../../features/materials/Thumbnail.tsx';
import { formatSeconds, formatTimecode } from '../../../../../../lib/format.ts';
import { decomposeDetail as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { Facts } from '../../../../../../ui/Facts.tsx';

/** A shot: its picture leads the player there; what is not known of it is not listed. */
export function DecomposedSceneCard({ scene: sceneRef }: { scene: DecomposedSceneCard_scene$key }) {
  const scene = useFragment(
    graphql`
      fragment DecomposedSceneCard_scene on DecomposedScene {
        sceneNumber
        startMs
        endMs
        thumbnailUrl
        role
        visualDescription
        cameraShot
        background
        lighting
        sceneObjects
        narration
      }
    `,
    sceneRef,
  );
  const film = useFilm();
  const time = `${formatTimecode(scene.startMs, true)}–${formatTimecode(scene.endMs, true)}`;
  const rows = [
    [t.camera, scene.cameraShot],
    [t.background, scene.background],
    [t.lighting, scene.lighting],
    [t.objects, scene.sceneObjects.join('、')],
  ] as const;
  return (
    <chakra.li css={card}>
      <chakra.button
        type="button"
        css={picture}
        aria-label={`${t.playScene(scene.sceneNumber)} ${time}`}
        onClick={() => film?.seekTo(scene.startMs, true)}
      >
        <Thumbnail url={scene.thumbnailUrl} mediaType="VIDEO" w="100%" h="100%" />
      </chakra.button>
      <chakra.div minW="0" display="flex" flexDirection="column" gap="2">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <chakra.h3 textStyle="heading">{t.scene(scene.sceneNumber)}</chakra.h3>
          <chakra.span textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
            {time} · {formatSeconds(scene.endMs - scene.startMs)}
          </chakra.span>
          {scene.role && <chakra.span css={role}>{scene.role}</chakra.span>}
        </chakra.div>
        {scene.visualDescription && <chakra.p>{scene.visualDescription}</chakra.p>}
        {scene.narration && (
          <chakra.p>
            <chakra.span color="fg.subtle">{t.narration}　</chakra.span>
            {scene.narration}
          </chakra.p>
        )}
        <Facts rows={rows.filter(([, value]) => value)} />
      </chakra.div>
    </chakra.li>
  );
}

const card = {
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '176px minmax(0, 1fr)' },
  alignItems: 'start',
  p: '3',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
} as const;

const picture = {
  display: 'block',
  w: { base: '176px', sm: 'full' },
  h: '112px',
  cursor: 'pointer',
  borderRadius: 'tag',
  '& > span': { display: 'grid' },
} as const;

const role = {
  px: '2',
  py: '0.5',
  borderRadius: 'tag',
  textStyle: 'caption',
  fontWeight: 'medium',
  color: 'status.waiting.fg',
  bg: 'status.waiting.bg',
} as const;
