import { graphql, useMutation } from 'react-relay/hooks.js';
import type { CancelJobMutation } from '../../../../__generated__/CancelJobMutation.graphql.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { admin } from '../../../../locales/zh-CN/admin.ts';
import { jobs as t } from '../../../../locales/zh-CN/adminWatch.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { notify } from '../../../../ui/notify.ts';
import type { JobRow } from './JobRows.tsx';

interface CancelJobProps {
  job: JobRow;
  onClose: () => void;
  onDone: () => void;
}

export function CancelJob({ job, onClose, onDone }: CancelJobProps) {
  const [commit, busy] = useMutation<CancelJobMutation>(graphql`
    mutation CancelJobMutation($id: ID!) {
      cancelJob(id: $id) {
        project {
          id
          canCancel
          ...MiniStrip_project
        }
      }
    }
  `);
  const cancel = () =>
    commit({
      variables: { id: job.project.id },
      onCompleted: () => {
        void notify('success', t.cancelled);
        onClose();
        onDone();
      },
      onError: (error) => {
        void notify('error', t.cancelFailed, failureMessage(error, t.cancelFailed));
        onClose();
        onDone();
      },
    });
  return (
    <ConfirmDialog
      open
      title={t.cancelTitle(job.project.title)}
      confirm={t.cancel}
      cancel={admin.close}
      busy={busy}
      onConfirm={cancel}
      onClose={onClose}
    >
      {t.cancelHint(job.owner)}
    </ConfirmDialog>
  );
}
