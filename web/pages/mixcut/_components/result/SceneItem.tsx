import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SceneItem_scene$key } from '../../../../__generated__/SceneItem_scene.graphql.ts';
import { formatSeconds } from '../../../../lib/format.ts';
import { result as t } from '../../../../locales/zh-CN/result.ts';
import { Facts } from '../../../../ui/Facts.tsx';
import { ClipCard } from './ClipCard.tsx';
import { SceneSpeech } from './SceneSpeech.tsx';

export function SceneItem({ scene: sceneRef }: { scene: SceneItem_scene$key }) {
  const scene = useFragment(
    graphql`
      fragment SceneItem_scene on FilmScene {
        sceneNumber
        durationMs
        narration
        visualDescription
        cameraShot
        background
        toneLighting
        specialEffects
        objects
        clips {
          ...ClipCard_clip
        }
        speech {
          durationMs
          ...SceneSpeech_speech
        }
      }
    `,
    sceneRef,
  );
  const facts = (
    [
      [t.visualDescription, scene.visualDescription],
      [t.cameraShot, scene.cameraShot],
      [t.objects, scene.objects.join('、')],
      [t.toneLighting, scene.toneLighting],
      [t.background, scene.background],
      [t.specialEffects, scene.specialEffects],
    ] as const
  ).filter(([, value]) => value);
  return (
    <chakra.li css={box}>
      <chakra.div display="flex" gap="3" alignItems="baseline">
        <chakra.span css={numberBadge}>{scene.sceneNumber}</chakra.span>
        <chakra.p flex="1" fontWeight="medium">
          {scene.narration}
        </chakra.p>
        <chakra.span textStyle="caption" color="fg.subtle" whiteSpace="nowrap">
          {formatSeconds(scene.speech?.durationMs ?? scene.durationMs)}
        </chakra.span>
      </chakra.div>
      {scene.clips.length > 0 && (
        <chakra.ul css={clipRow} aria-label={t.clips}>
          {scene.clips.map((clip, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a scene's clips are known by their place
            <ClipCard key={index} clip={clip} />
          ))}
        </chakra.ul>
      )}
      {scene.speech && <SceneSpeech speech={scene.speech} sceneNumber={scene.sceneNumber} />}
      <chakra.details>
        <chakra.summary textStyle="caption" color="fg.muted" cursor="pointer">
          {t.sceneDetails}
        </chakra.summary>
        <chakra.div mt="2">
          <Facts rows={facts} />
        </chakra.div>
      </chakra.details>
    </chakra.li>
  );
}

const box = {
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  p: '4',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
} as const;

const numberBadge = {
  display: 'inline-grid',
  placeItems: 'center',
  minW: '6',
  h: '6',
  borderRadius: 'tag',
  bg: 'bg.hover',
  textStyle: 'caption',
  fontWeight: 'semibold',
} as const;

const clipRow = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  '& > li': { flex: '1 1 240px' },
} as const;
