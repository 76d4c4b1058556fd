import { chakra } from '@chakra-ui/react/styled-system';
import Clapperboard from 'lucide-react/icons/clapperboard';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type { DecomposeOverview_result$key } from '../../../../../../__generated__/DecomposeOverview_result.graphql.ts';
import { panel } from '../../../../../../features/insight/insightStyles.ts';
import { formatCount, formatSeconds } from '../../../../../../lib/format.ts';
import { decomposeDetail as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { Button } from '../../../../../../ui/Button.tsx';
import { Facts } from '../../../../../../ui/Facts.tsx';
import { joinNarrations } from '../_lib/joinNarrations.ts';
import { structureText } from '../_lib/structureText.ts';
import { DecomposeExports } from './DecomposeExports.tsx';

interface DecomposeOverviewProps {
  result: DecomposeOverview_result$key;
  /** Names the files that are taken home. */
  name: string;
}

/** A film in short, and the ways to take its structure along. */
export function DecomposeOverview({ result: resultRef, name }: DecomposeOverviewProps) {
  const result = useFragment(
    graphql`
      fragment DecomposeOverview_result on DecomposeResult {
        overview {
          title
          mainContent
          totalScenes
          totalDurationMs
          basis
        }
        scenes {
          narration
          role
          startMs
          endMs
        }
        ...DecomposeExports_result
      }
    `,
    resultRef,
  );
  const navigate = useNavigate();
  const { overview } = result;
  const script = joinNarrations(result.scenes);
  const structure = structureText(result.scenes);
  return (
    <chakra.section css={panel} aria-label={t.overview}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.h2 textStyle="heading" flex="1 1 120px">
          {t.overview}
        </chakra.h2>
        <DecomposeExports result={result} name={name} />
        <Button
          size="sm"
          variant="ink"
          disabled={script === ''}
          title={script === '' ? t.noScript : undefined}
          // What the mixcut form holds already (materials, voice) stays; its words are these.
          onClick={() =>
            void navigate('/mixcut', {
              state: { draft: { rawScript: script, ...(structure ? { input: structure } : {}) } },
            })
          }
        >
          <Clapperboard size={15} aria-hidden />
          {t.asScript}
        </Button>
      </chakra.div>
      <div>
        <chakra.p textStyle="heading">{overview.title}</chakra.p>
        <chakra.p whiteSpace="pre-line">{overview.mainContent}</chakra.p>
        {overview.basis === 'MODEL' && (
          <chakra.p textStyle="caption" color="fg.subtle">
            {t.byModel}
          </chakra.p>
        )}
      </div>
      <Facts
        rows={[
          [t.totalScenes, formatCount(overview.totalScenes)],
          [t.totalDuration, formatSeconds(overview.totalDurationMs)],
        ]}
      />
      {script === '' && (
        <chakra.p textStyle="caption" color="fg.muted">
          {t.noScript}
        </chakra.p>
      )}
    </chakra.section>
  );
}
