import { graphql } from 'react-relay/hooks.js';
import type { useCreateAnalysisMutation } from '../../../../../../__generated__/useCreateAnalysisMutation.graphql.ts';
import { useCreateProject } from '../../../../../../features/projectRun/useCreateProject.ts';
import { newTask as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { taskPath } from '../../_lib/taskTabs.ts';

/** Starts an analysis and goes to it. */
export function useCreateAnalysis() {
  return useCreateProject<useCreateAnalysisMutation>(
    graphql`
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
    `,
    { started: t.analyzeStarted, failed: t.analyzeFailed, path: (number) => taskPath('analyze', number) },
  );
}
