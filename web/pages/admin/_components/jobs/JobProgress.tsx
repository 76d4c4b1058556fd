import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { JobProgress_project$key } from '../../../../__generated__/JobProgress_project.graphql.ts';
import type { MiniStrip_project$key } from '../../../../__generated__/MiniStrip_project.graphql.ts';
import { MiniStrip } from '../../../../features/filmStrip/MiniStrip.tsx';
import { progressSentence } from '../../../../features/filmStrip/progressText.ts';
import { readProgress } from '../../../../features/filmStrip/readProgress.ts';

/** The film strip in one line, and what happens now in words. */
export function JobProgress({ project: ref }: { project: JobProgress_project$key & MiniStrip_project$key }) {
  const project = readProgress(
    useFragment(
      graphql`
        fragment JobProgress_project on Project {
          ...readProgress_project
        }
      `,
      ref,
    ),
  );
  return (
    <chakra.div display="flex" flexDirection="column" gap="1" minW="0">
      <MiniStrip project={ref} />
      <chakra.span textStyle="caption" color="fg.muted" overflow="hidden" textOverflow="ellipsis">
        {progressSentence(project)}
      </chakra.span>
    </chakra.div>
  );
}
