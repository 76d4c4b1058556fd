import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type {
  CreateAnalysisInput,
  useCreateAnalysisMutation,
} from '../../../../../../__generated__/useCreateAnalysisMutation.graphql.ts';
import { failureMessage } from '../../../../../../lib/failure.ts';
import { newTask as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { notify } from '../../../../../../ui/notify.ts';
import { taskPath } from '../../_lib/taskTabs.ts';
import { useRequestKey } from './taskDialog.ts';

/** Starts an analysis and goes to it. */
export function useCreateAnalysis() {
  const [commit, isCreating] = useMutation<useCreateAnalysisMutation>(graphql`
    mutation useCreateAnalysisMutation($input: CreateAnalysisInput!) {
      createAnalysis(input: $input) {
        __typename
        ... on CreateAnalysisSuccess {
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
  const create = (input: Omit<CreateAnalysisInput, 'requestKey'>) => {
    setFailure(null);
    commit({
      variables: { input: { ...input, requestKey: requestKey(input) } },
      onCompleted: ({ createAnalysis: made }) => {
        if (made.__typename === 'InsufficientCredits') return setFailure(made.message);
        if (made.__typename !== 'CreateAnalysisSuccess') return setFailure(t.analyzeFailed);
        void notify('success', t.analyzeStarted);
        void navigate(taskPath('analyze', made.project.number));
      },
      onError: (error) => setFailure(failureMessage(error, t.analyzeFailed)),
    });
  };
  return { create, isCreating, failure };
}
