import { graphql } from 'react-relay/hooks.js';
import type { useCreateScoreMutation } from '../../../../../../__generated__/useCreateScoreMutation.graphql.ts';
import { useCreateProject } from '../../../../../../features/projectRun/useCreateProject.ts';
import { newTask as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { taskPath } from '../../_lib/taskTabs.ts';

/** Starts a score project and goes to it. */
export function useCreateScore() {
  return useCreateProject<useCreateScoreMutation>(
    graphql`
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
    `,
    { started: t.scoreStarted, failed: t.scoreFailed, path: (number) => taskPath('score', number) },
  );
}
