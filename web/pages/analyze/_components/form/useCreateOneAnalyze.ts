import { useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type { useCreateOneAnalyzeMutation } from '../../../../__generated__/useCreateOneAnalyzeMutation.graphql.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { newRequestKey } from '../../../../lib/requestKey.ts';
import { analyze as t } from '../../../../locales/zh-CN/analyze.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { insertProject } from '../../../../relay/lists.ts';
import { notify } from '../../../../ui/notify.ts';
import { type AnalyzeDraft, type AnalyzeTool, defaultDraft } from '../../_lib/analyzeDraft.ts';
import { storeDraft } from '../../_lib/useAnalyzeDraft.ts';

const toolNames = { analyze: 'ANALYZE', score: 'SCORE', reviewer: 'REVIEWER' } as const satisfies Record<
  AnalyzeTool,
  string
>;

/** Starts the tools. The same draft sent again (after a lost answer) carries the same key and makes one project. */
export function useCreateOneAnalyze() {
  const [commit, isCreating] = useMutation<useCreateOneAnalyzeMutation>(graphql`
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
  `);
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = useRef<{ draft: AnalyzeDraft; key: string } | null>(null);

  const create = (draft: AnalyzeDraft) => {
    if (!draft.video) return;
    if (attempt.current?.draft !== draft) attempt.current = { draft, key: newRequestKey() };
    setFailure(null);
    commit({
      variables: {
        input: {
          name: draft.name.trim(),
          videoPath: draft.video.address,
          scriptContent: draft.script.trim(),
          productId: draft.productId || null,
          tools: draft.tools.map((tool) => toolNames[tool]),
          requestKey: attempt.current.key,
        },
      },
      updater: (store) => {
        const project = store.getRootField('createOneAnalyze')?.getLinkedRecord('project');
        if (project) insertProject(store, project);
      },
      onCompleted: ({ createOneAnalyze: result }) => {
        if (result.__typename === 'InsufficientCredits') return setFailure(result.message);
        if (result.__typename !== 'CreateOneAnalyzeSuccess') return setFailure(t.submitFailed);
        storeDraft(defaultDraft);
        void notify('success', t.submitted);
        void navigate(`/analyze?project_id=${result.project.number}`);
      },
      onError: (error) => setFailure(`${t.submitFailed}：${failureMessage(error, failures.network)}`),
    });
  };
  return { create, isCreating, failure };
}
