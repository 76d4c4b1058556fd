import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay/hooks.js';
import type { RetryTool_step$key } from '../../../../../../__generated__/RetryTool_step.graphql.ts';
import type { RetryToolMutation } from '../../../../../../__generated__/RetryToolMutation.graphql.ts';
import { failureMessage } from '../../../../../../lib/failure.ts';
import { formatCount } from '../../../../../../lib/format.ts';
import { taskDetail as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { Button } from '../../../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../../../ui/ConfirmDialog.tsx';
import { notify } from '../../../../../../ui/notify.ts';

interface RetryToolProps {
  projectId: string;
  step: RetryTool_step$key;
  /** What is done again, for people. */
  name: string;
  /** Something of the project still works: the server would refuse. */
  busy: boolean;
  /** Said when it was taken. */
  done: string;
  /** Beside a failure it says what it is. */
  labelled?: boolean;
}

/** Does one video again, after saying what it costs. What becomes of it comes by events. */
export function RetryTool({ projectId, step, name, busy, done, labelled = false }: RetryToolProps) {
  const { index, priceCredits: price } = useFragment(
    graphql`
      fragment RetryTool_step on ProjectStep {
        index
        priceCredits
      }
    `,
    step,
  );
  const [asking, setAsking] = useState(false);
  const [commit, isSending] = useMutation<RetryToolMutation>(graphql`
    mutation RetryToolMutation($input: RepeatToolInput!) {
      repeatTool(input: $input) {
        __typename
        ... on RepeatToolSuccess {
          project {
            id
          }
          viewer {
            id
            credits
            creditsHeld
          }
        }
        ... on InsufficientCredits {
          message
        }
      }
    }
  `);
  const ask = async () => {
    // A question stands at the end of the page: a part of it that fills the screen would hide it.
    if (document.fullscreenElement) await document.exitFullscreen();
    setAsking(true);
  };
  const retry = () =>
    commit({
      variables: { input: { projectId, index } },
      onCompleted: ({ repeatTool: taken }) => {
        setAsking(false);
        if (taken.__typename === 'InsufficientCredits') void notify('error', t.retryFailed, taken.message);
        else void notify('success', done);
      },
      onError: (error) => {
        setAsking(false);
        void notify('error', t.retryFailed, failureMessage(error, t.retryFailed));
      },
    });
  return (
    <>
      <Button
        size="sm"
        variant={labelled ? undefined : 'ghost'}
        icon={!labelled}
        px={labelled ? undefined : '0'}
        disabled={busy}
        aria-label={labelled ? undefined : t.retryNamed(name)}
        title={busy ? t.busy : t.retry}
        onClick={() => void ask()}
      >
        <RotateCw size={15} aria-hidden />
        {labelled && t.retryConfirm(formatCount(price))}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.retryAsk(name)}
        confirm={t.retryConfirm(formatCount(price))}
        cancel={t.keep}
        paid
        busy={isSending}
        onConfirm={retry}
        onClose={() => setAsking(false)}
      >
        {t.retryHint(formatCount(price))}
      </ConfirmDialog>
    </>
  );
}
