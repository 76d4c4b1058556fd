import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { NewEntryDialogMutation } from '../../../../../../__generated__/NewEntryDialogMutation.graphql.ts';
import { ProductSelect } from '../../../../../../features/products/ProductSelect.tsx';
import { failureMessage } from '../../../../../../lib/failure.ts';
import { formatCount } from '../../../../../../lib/format.ts';
import { newTask, scoreDetail as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { FormDialog } from '../../../../../../ui/FormDialog.tsx';
import { notify } from '../../../../../../ui/notify.ts';
import { focusField, shortOf, type TaskDialogProps } from '../../_components/dialogs/taskDialog.ts';
import { useVideos } from '../../_components/dialogs/useVideos.ts';
import { VideoField } from '../../_components/dialogs/VideoField.tsx';

/** Another film of the same score; what becomes of it comes by events. */
export function NewEntryDialog({
  projectId,
  price,
  available,
  onClose,
}: TaskDialogProps & { projectId: string }) {
  const [commit, isSending] = useMutation<NewEntryDialogMutation>(graphql`
    mutation NewEntryDialogMutation($input: AddScoreEntryInput!) {
      addScoreEntry(input: $input) {
        __typename
        ... on AddScoreEntrySuccess {
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
  const given = useVideos(1);
  const [productId, setProductId] = useState('');
  const [checked, setChecked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const video = given.videos[0];
  const missing = given.uploads.busy ? newTask.uploading : newTask.needVideo;
  const short = shortOf(price, available);
  const submit = () => {
    setChecked(true);
    if (!video) return focusField('video');
    if (short) return;
    setFailure(null);
    commit({
      variables: { input: { projectId, videoPath: video.address, productId: productId || null } },
      onCompleted: ({ addScoreEntry: added }) => {
        if (added.__typename === 'InsufficientCredits') return setFailure(added.message);
        void notify('success', newTask.scoreStarted);
        onClose();
      },
      onError: (error) => setFailure(failureMessage(error, newTask.scoreFailed)),
    });
  };
  return (
    <FormDialog
      title={t.uploadTitle}
      submit={isSending ? newTask.submitting : newTask.submit.score(formatCount(price))}
      cancel={newTask.cancel}
      busy={isSending}
      paid
      failure={failure ?? short}
      onSubmit={submit}
      onClose={onClose}
    >
      <chakra.p color="fg.muted">{t.uploadHint}</chakra.p>
      <VideoField videos={given} error={checked && !video ? missing : null} />
      <ProductSelect
        optional
        label={t.otherProduct}
        hint={t.otherProductHint}
        value={productId}
        onChange={setProductId}
      />
    </FormDialog>
  );
}
