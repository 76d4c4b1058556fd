import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  ScenesTable_scenes$data,
  ScenesTable_scenes$key,
} from '../../__generated__/ScenesTable_scenes.graphql.ts';
import { formatSeconds, formatTimecode } from '../../lib/format.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { insight, analysis as t } from '../../locales/zh-CN/insight.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Thumbnail } from '../materials/Thumbnail.tsx';
import { sceneMarks, sceneWords } from './sceneWords.ts';
import { TimeButton } from './TimeButton.tsx';

type Scene = ScenesTable_scenes$data[number];

/** Every scene with all that is known of it: a table, on a phone one card a scene. */
export function ScenesTable({ scenes: scenesRef }: { scenes: ScenesTable_scenes$key }) {
  const scenes = useFragment(
    graphql`
      fragment ScenesTable_scenes on SceneFacts @relay(plural: true) {
        sceneId
        startMs
        endMs
        entry
        thumbnailUrl
        visualDescription
        lighting
        cameraShot
        background
        sceneObjects
        asr
        subtitle
        pictureText
        basis
        sameAs
        unusable
      }
    `,
    scenesRef,
  );
  const phone = useMediaQuery('(max-width: 767px)');
  if (scenes.length === 0) return <chakra.p color="fg.muted">{t.noScenes}</chakra.p>;
  if (phone) {
    return (
      <chakra.ol
        listStyle="none"
        m="0"
        p="0"
        display="flex"
        flexDirection="column"
        gap="4"
        aria-label={t.scenes}
      >
        {scenes.map((scene) => (
          <SceneCard key={scene.sceneId} scene={scene} />
        ))}
      </chakra.ol>
    );
  }
  return (
    <chakra.div
      overflowX="auto"
      maxH="560px"
      overflowY="auto"
      tabIndex={0}
      role="region"
      aria-label={t.scenes}
    >
      <chakra.table css={table}>
        <thead>
          <tr>
            <th scope="col">{t.columns.sceneId}</th>
            <th scope="col">{t.columns.picture}</th>
            <th scope="col">{t.columns.time}</th>
            {sceneWords.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">{t.columns.basis}</th>
          </tr>
        </thead>
        <tbody>
          {scenes.map((scene) => (
            <tr key={scene.sceneId}>
              <th scope="row">{scene.sceneId}</th>
              <td>
                <Thumbnail url={scene.thumbnailUrl} mediaType="VIDEO" />
              </td>
              <td>
                <Times scene={scene} />
              </td>
              {sceneWords.map(({ key, wide, read }) => (
                <td key={key} data-words={wide ? 'wide' : 'narrow'}>
                  {read(scene) || insight.none}
                </td>
              ))}
              <td>{t.basis[scene.basis]}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

function Times({ scene }: { scene: Scene }) {
  return (
    <chakra.span display="flex" flexDirection="column" alignItems="flex-start" gap="1" whiteSpace="nowrap">
      <TimeButton
        atMs={scene.startMs}
        label={`${formatTimecode(scene.startMs, true)}–${formatTimecode(scene.endMs, true)}`}
      />
      <chakra.span textStyle="caption" color="fg.subtle">
        {[formatSeconds(scene.endMs - scene.startMs, 2), ...sceneMarks(scene)].join(' · ')}
      </chakra.span>
    </chakra.span>
  );
}

function SceneCard({ scene }: { scene: Scene }) {
  return (
    <chakra.li display="flex" flexDirection="column" gap="2">
      <chakra.div display="flex" gap="3" alignItems="center">
        <Thumbnail url={scene.thumbnailUrl} mediaType="VIDEO" w="112px" h="72px" />
        <chakra.div>
          <chakra.p textStyle="label">{t.scene(scene.sceneId)}</chakra.p>
          <Times scene={scene} />
        </chakra.div>
      </chakra.div>
      <Facts
        rows={[
          ...sceneWords.map(({ label, read }) => [label, read(scene) || insight.none] as const),
          [t.columns.basis, t.basis[scene.basis]] as const,
        ]}
      />
    </chakra.li>
  );
}

const table = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  textStyle: 'table',
  minW: 'full',
  '& th, & td': {
    px: '2',
    py: '2',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: '1px solid {colors.border}',
    minW: '64px',
  },
  '& td[data-words]': { minW: '128px', maxW: '320px' },
  '& td[data-words=wide]': { minW: '200px' },
  '& th:first-of-type': { minW: '10' },
  '& thead th': {
    pos: 'sticky',
    top: 0,
    zIndex: 1,
    bg: 'bg.panel',
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
  '& tbody th': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
} as const;
