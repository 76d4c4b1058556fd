import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useConfirmStepMutation } from '../../../../__generated__/useConfirmStepMutation.graphql.ts';
import type { useConfirmStepSaveMutation } from '../../../../__generated__/useConfirmStepSaveMutation.graphql.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';

/**
 * Saves a waiting step's changed result, or goes on with it; `onKept` runs once the server has it. How the project
 * stands then comes with the event of the same change, never with the answer: that may arrive after newer events.
 */
export function useConfirmStep(projectId: string, stepName: string, onKept: () => void) {
  const [commitSave, isSaving] = useMutation<useConfirmStepSaveMutation>(graphql`
    mutation useConfirmStepSaveMutation($input: UpdateStepResultInput!) {
      updateStepResult(input: $input) {
        project {
          id
        }
      }
    }
  `);
  const [commitConfirm, isConfirming] = useMutation<useConfirmStepMutation>(graphql`
    mutation useConfirmStepMutation($input: ConfirmStepInput!) {
      confirmStep(input: $input) {
        project {
          id
        }
      }
    }
  `);
  const [failure, setFailure] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);

  const save = (result: unknown) => {
    setFailure(null);
    commitSave({
      variables: { input: { projectId, stepName, result } },
      onCompleted: () => {
        onKept();
        setSaved(true);
      },
      onError: (error) => setFailure(failureMessage(error, failures.saveStep)),
    });
  };
  const confirm = (result: unknown) => {
    setFailure(null);
    commitConfirm({
      variables: { input: { projectId, stepName, result } },
      onCompleted: onKept,
      onError: (error) => setFailure(failureMessage(error, failures.nextStep)),
    });
  };
  const busy: 'save' | 'confirm' | null = isSaving ? 'save' : isConfirming ? 'confirm' : null;
  return { save, confirm, busy, failure, saved };
}
