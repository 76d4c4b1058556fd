import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SceneList_result$key } from '../../../../../../__generated__/SceneList_result.graphql.ts';
import { decomposeDetail as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { DecomposedSceneCard } from './DecomposedSceneCard.tsx';

/** Shot by shot, in the order of the film. */
export function SceneList({ result: resultRef }: { result: SceneList_result$key }) {
  const { scenes } = useFragment(
    graphql`
      fragment SceneList_result on DecomposeResult {
        scenes {
          sceneNumber
          ...DecomposedSceneCard_scene
        }
      }
    `,
    resultRef,
  );
  return (
    <section aria-label={t.scenes}>
      <chakra.h2 textStyle="heading" mb="2">
        {t.scenes}
      </chakra.h2>
      {scenes.length === 0 ? (
        <chakra.p color="fg.muted">{t.noScenes}</chakra.p>
      ) : (
        <chakra.ol listStyle="none" m="0" p="0" display="flex" flexDirection="column" gap="3">
          {scenes.map((scene) => (
            <DecomposedSceneCard key={scene.sceneNumber} scene={scene} />
          ))}
        </chakra.ol>
      )}
    </section>
  );
}
