import { graphql } from 'react-relay/hooks.js';
import type { useCreateDecomposeMutation } from '../../../../../../__generated__/useCreateDecomposeMutation.graphql.ts';
import { useCreateProject } from '../../../../../../features/projectRun/useCreateProject.ts';
import { newTask as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { taskPath } from '../../_lib/taskTabs.ts';

/** Starts a decomposition and goes to it. */
export function useCreateDecompose() {
  return useCreateProject<useCreateDecomposeMutation>(
    graphql`
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
    `,
    {
      started: t.decomposeStarted,
      failed: t.decomposeFailed,
      path: (number) => taskPath('decompose', number),
    },
  );
}
