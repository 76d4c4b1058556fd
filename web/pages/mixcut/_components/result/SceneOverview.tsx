import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SceneOverview_project$key } from '../../../../__generated__/SceneOverview_project.graphql.ts';
import { result as t } from '../../../../locales/zh-CN/result.ts';
import { SceneItem } from './SceneItem.tsx';

/** 分镜概览: a numbered list, growing as the steps give each scene its clips and its voice. */
export function SceneOverview({ project: projectRef }: { project: SceneOverview_project$key }) {
  const { scenes, status } = useFragment(
    graphql`
      fragment SceneOverview_project on Project {
        status
        scenes {
          sceneNumber
          ...SceneItem_scene
        }
      }
    `,
    projectRef,
  );
  if (scenes.length === 0 && status !== 'FAILED' && status !== 'DONE') return null;
  return (
    <chakra.section aria-labelledby="scenes">
      <chakra.h3 id="scenes" textStyle="heading" mb="2">
        {t.scenes}
      </chakra.h3>
      {scenes.length === 0 && <chakra.p color="fg.muted">{t.noScenes}</chakra.p>}
      <chakra.ol listStyle="none" m="0" p="0" display="flex" flexDirection="column" gap="3">
        {scenes.map((scene) => (
          <SceneItem key={scene.sceneNumber} scene={scene} />
        ))}
      </chakra.ol>
    </chakra.section>
  );
}
