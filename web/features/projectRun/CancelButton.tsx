import { useState } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay/hooks.js';
import type { CancelButton_project$key } from '../../__generated__/CancelButton_project.graphql.ts';
import type { CancelButtonMutation } from '../../__generated__/CancelButtonMutation.graphql.ts';
import { failureMessage } from '../../lib/failure.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { result as t } from '../../locales/zh-CN/result.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { notify } from '../../ui/notify.ts';

/** The button and its question. */
export interface CancelWords {
  cancel: string;
  cancelAsk: string;
  cancelHint: string;
  cancelConfirm: string;
  keepGoing: string;
}

/**
 * Stops a running job, after asking; says what happens to the work and to the credits. The answer carries no state:
 * a slow one would put back what the event of the end has already told.
 */
export function CancelButton({
  project: projectRef,
  words = t,
}: {
  project: CancelButton_project$key;
  /** What is stopped, where it is not a film that is made. */
  words?: CancelWords;
}) {
  const project = useFragment(
    graphql`
      fragment CancelButton_project on Project {
        id
        canCancel
        runs {
          status
        }
      }
    `,
    projectRef,
  );
  const [asking, setAsking] = useState(false);
  const [commit, isSending] = useMutation<CancelButtonMutation>(graphql`
    mutation CancelButtonMutation($id: ID!) {
      cancelProject(id: $id) {
        project {
          id
        }
      }
    }
  `);
  const cancelling = isSending || project.runs.some((run) => run.status === 'CANCELLING');
  if (!project.canCancel && !cancelling) return null;
  const cancel = () => {
    setAsking(false);
    commit({
      variables: { id: project.id },
      onError: (error) => void notify('error', failures.cancel, failureMessage(error, failures.network)),
    });
  };
  return (
    <>
      <Button size="sm" disabled={cancelling} onClick={() => setAsking(true)}>
        {cancelling ? t.cancelling : words.cancel}
      </Button>
      <ConfirmDialog
        open={asking && project.canCancel}
        title={words.cancelAsk}
        confirm={words.cancelConfirm}
        cancel={words.keepGoing}
        onConfirm={cancel}
        onClose={() => setAsking(false)}
      >
        {words.cancelHint}
      </ConfirmDialog>
    </>
  );
}
