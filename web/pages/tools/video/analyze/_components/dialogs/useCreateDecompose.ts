import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type {
  CreateDecomposeInput,
  useCreateDecomposeMutation,
} from '../../../../../../__generated__/useCreateDecomposeMutation.graphql.ts';
import { failureMessage } from '../../../../../../lib/failure.ts';
import { newTask as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { notify } from '../../../../../../ui/notify.ts';
import { taskPath } from '../../_lib/taskTabs.ts';
import { useRequestKey } from './taskDialog.ts';

/** Starts a decomposition and goes to it. */
export function useCreateDecompose() {
  const [commit, isCreating] = useMutation<useCreateDecomposeMutation>(graphql`
    mutation useCreateDecomposeMutation($input: CreateDecomposeInput!) {
      createDecompose(input: $input) {
        __typename
        ... on CreateDecomposeSuccess {
          project {
            id
            number
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
  const navigate = useNavigate();
  const requestKey = useRequestKey();
  const [failure, setFailure] = useState<string | null>(null);
  const create = (input: Omit<CreateDecomposeInput, 'requestKey'>) => {
    setFailure(null);
    commit({
      variables: { input: { ...input, requestKey: requestKey(input) } },
      onCompleted: ({ createDecompose: made }) => {
        if (made.__typename === 'InsufficientCredits') return setFailure(made.message);
        if (made.__typename !== 'CreateDecomposeSuccess') return setFailure(t.decomposeFailed);
        void notify('success', t.decomposeStarted);
        void navigate(taskPath('decompose', made.project.number));
      },
      onError: (error) => setFailure(failureMessage(error, t.decomposeFailed)),
    });
  };
  return { create, isCreating, failure };
}
