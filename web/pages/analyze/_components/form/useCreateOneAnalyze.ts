import { graphql } from 'react-relay/hooks.js';
import type { useCreateOneAnalyzeMutation } from '../../../../__generated__/useCreateOneAnalyzeMutation.graphql.ts';
import { useCreateProject } from '../../../../features/projectRun/useCreateProject.ts';
import { analyze as t } from '../../../../locales/zh-CN/analyze.ts';
import { type AnalyzeDraft, type AnalyzeTool, defaultDraft } from '../../_lib/analyzeDraft.ts';
import { storeDraft } from '../../_lib/useAnalyzeDraft.ts';

const toolNames = { analyze: 'ANALYZE', score: 'SCORE', reviewer: 'REVIEWER' } as const satisfies Record<
  AnalyzeTool,
  string
>;

/** Starts the tools on a draft, which is then used up. */
export function useCreateOneAnalyze() {
  const { create, ...state } = useCreateProject<useCreateOneAnalyzeMutation>(
    graphql`
      mutation useCreateOneAnalyzeMutation($input: OneAnalyzeInput!) {
        createOneAnalyze(input: $input) {
          __typename
          ... on CreateOneAnalyzeSuccess {
            project {
              id
              number
              kind
              ...ProjectListItem_project
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
      started: t.submitted,
      failed: t.submitFailed,
      path: (number) => `/analyze?project_id=${number}`,
      onStarted: () => storeDraft(defaultDraft),
    },
  );
  return {
    ...state,
    create: (draft: AnalyzeDraft) => draft.video && create(toInput(draft, draft.video.address)),
  };
}

function toInput(draft: AnalyzeDraft, videoPath: string) {
  return {
    name: draft.name.trim(),
    videoPath,
    scriptContent: draft.script.trim(),
    productId: draft.productId || null,
    tools: draft.tools.map((tool) => toolNames[tool]),
  };
}
