import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FailureNotice_project$key } from '../../../../__generated__/FailureNotice_project.graphql.ts';
import { useRetryProject } from '../../../../features/projectRun/useRetryProject.ts';
import { formatCount } from '../../../../lib/format.ts';
import { result as t } from '../../../../locales/zh-CN/result.ts';
import { Button } from '../../../../ui/Button.tsx';

/** What stopped the job, why, and the way on with its price. */
export function FailureNotice({ project: projectRef }: { project: FailureNotice_project$key }) {
  const project = useFragment(
    graphql`
      fragment FailureNotice_project on Project {
        id
        status
        reason
        error
        canRetry
        retryPriceCredits
      }
    `,
    projectRef,
  );
  const { retry, isRetrying, failure } = useRetryProject();
  if (project.status !== 'FAILED') return null;
  const cancelled = project.reason === 'CANCELLED';
  const price = project.retryPriceCredits;
  const label = price ? (cancelled ? t.resume : t.retry)(formatCount(price)) : t.retryFree;
  return (
    <chakra.section
      role={cancelled ? undefined : 'alert'}
      p="4"
      borderRadius="panel"
      bg={cancelled ? 'status.initial.bg' : 'status.failed.bg'}
      display="flex"
      flexDirection="column"
      gap="2"
      alignItems="flex-start"
    >
      <chakra.p textStyle="heading" color={cancelled ? 'fg' : 'status.failed.fg'}>
        {cancelled ? t.cancelled : t.failed}
      </chakra.p>
      <chakra.p color="fg">{cancelled ? t.cancelledHint : project.error}</chakra.p>
      {project.canRetry && (
        <Button
          variant={price ? 'seal' : 'ink'}
          mt="1"
          disabled={isRetrying}
          onClick={() => retry(project.id)}
        >
          {isRetrying ? t.retrying : label}
        </Button>
      )}
      {failure && (
        <chakra.p role="alert" textStyle="table" color="status.failed.fg">
          {failure}
        </chakra.p>
      )}
    </chakra.section>
  );
}
