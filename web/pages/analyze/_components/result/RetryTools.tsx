import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RetryTools_project$key } from '../../../../__generated__/RetryTools_project.graphql.ts';
import { useRetryProject } from '../../../../features/projectRun/useRetryProject.ts';
import { formatCount } from '../../../../lib/format.ts';
import { analyzeResult as t } from '../../../../locales/zh-CN/analyze.ts';
import { Button } from '../../../../ui/Button.tsx';

/** The way on after a failure or a stop: only what is missing is done again, at its price. */
export function RetryTools({ project: projectRef }: { project: RetryTools_project$key }) {
  const project = useFragment(
    graphql`
      fragment RetryTools_project on Project {
        id
        reason
        canRetry
        retryPriceCredits
      }
    `,
    projectRef,
  );
  const { retry, isRetrying, failure } = useRetryProject();
  if (!project.canRetry) return null;
  const cancelled = project.reason === 'CANCELLED';
  const price = project.retryPriceCredits;
  const label = price ? (cancelled ? t.resume : t.retry)(formatCount(price)) : t.retryFree;
  return (
    <chakra.section css={box} bg={cancelled ? 'status.initial.bg' : 'status.failed.bg'}>
      <chakra.p textStyle="heading" flex="1 1 200px">
        {cancelled ? t.cancelled : project.reason === 'SOME_FAILED' ? t.someFailed : t.allFailed}
        {cancelled && (
          <chakra.span display="block" textStyle="body" fontWeight="normal" color="fg.muted">
            {t.cancelledHint}
          </chakra.span>
        )}
      </chakra.p>
      <Button variant={price ? 'seal' : 'ink'} disabled={isRetrying} onClick={() => retry(project.id)}>
        {isRetrying ? t.retrying : label}
      </Button>
      {failure && (
        <chakra.p role="alert" textStyle="table" color="status.failed.fg" flex="1 0 100%">
          {failure}
        </chakra.p>
      )}
    </chakra.section>
  );
}

const box = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  p: '4',
  borderRadius: 'panel',
} as const;
