import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ToolProgress_project$key } from '../../../../__generated__/ToolProgress_project.graphql.ts';
import { overallFraction } from '../../../../features/filmStrip/progressText.ts';
import { readProgress } from '../../../../features/filmStrip/readProgress.ts';
import { panel } from '../../../../features/insight/insightStyles.ts';
import { isRunning } from '../../../../features/statusTag/statusTable.ts';
import { formatEta } from '../../../../lib/format.ts';
import { analyzeResult as t } from '../../../../locales/zh-CN/analyze.ts';
import { ProgressBar } from '../../../../ui/ProgressBar.tsx';

/** What every running tool does now and how long it will take. Gone once all have ended. */
export function ToolProgress({ project: ref }: { project: ToolProgress_project$key }) {
  const project = readProgress(
    useFragment(
      graphql`
        fragment ToolProgress_project on Project {
          ...readProgress_project
        }
      `,
      ref,
    ),
  );
  if (!isRunning(project.status)) return null;
  const { steps } = project;
  const ended = steps.filter(({ status }) => status === 'DONE' || status === 'FAILED').length;
  const running = steps.filter(({ status }) => status === 'PROCESSING');
  // While the film is looked at, which is done once for all of them, they all say the same.
  const said = new Set(
    running.map(({ label, progress }) => {
      const message = progress?.message || t.working(label);
      return progress?.etaSeconds ? `${message} · ${formatEta(progress.etaSeconds)}` : message;
    }),
  );
  return (
    <chakra.section css={panel} gap="2" aria-label={t.progress}>
      <chakra.div display="flex" gap="3" alignItems="baseline">
        <chakra.div flex="1" minW="0">
          {running.length === 0 && <p>{t.queued}</p>}
          {[...said].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </chakra.div>
        <chakra.p textStyle="table" color="fg.muted">
          {t.count(ended, steps.length)}
        </chakra.p>
      </chakra.div>
      <ProgressBar label={t.progress} fraction={overallFraction(project)} />
    </chakra.section>
  );
}
