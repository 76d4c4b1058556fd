import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type { useCreateScoreMutation } from '../../../../../../__generated__/useCreateScoreMutation.graphql.ts';
import { failureMessage } from '../../../../../../lib/failure.ts';
import { newTask as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { notify } from '../../../../../../ui/notify.ts';
import { taskPath } from '../../_lib/taskTabs.ts';
import { useRequestKey } from './taskDialog.ts';

/** Starts a score project and goes to it. */
export function useCreateScore() {
  const [commit, isCreating] = useMutation<useCreateScoreMutation>(graphql`
    mutation useCreateScoreMutation($input: CreateScoreInput!) {
      createScore(input: $input) {
        __typename
        ... on CreateScoreSuccess {
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
  const create = (input: { title: string; productId: string; videoPath: string }) => {
    setFailure(null);
    commit({
      variables: { input: { ...input, requestKey: requestKey(input) } },
      onCompleted: ({ createScore: made }) => {
        if (made.__typename === 'InsufficientCredits') return setFailure(made.message);
        if (made.__typename !== 'CreateScoreSuccess') return setFailure(t.scoreFailed);
        void notify('success', t.scoreStarted);
        void navigate(taskPath('score', made.project.number));
      },
      onError: (error) => setFailure(failureMessage(error, t.scoreFailed)),
    });
  };
  return { create, isCreating, failure };
}
