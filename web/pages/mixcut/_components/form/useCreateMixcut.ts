import { useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type { useCreateMixcutMutation } from '../../../../__generated__/useCreateMixcutMutation.graphql.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { newRequestKey } from '../../../../lib/requestKey.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { mixcut as t } from '../../../../locales/zh-CN/mixcut.ts';
import { insertProject } from '../../../../relay/lists.ts';
import { notify } from '../../../../ui/notify.ts';
import { defaultDraft, type MixcutDraft } from '../../_lib/mixcutDraft.ts';
import { storeDraft } from '../../_lib/useMixcutDraft.ts';

/** Starts a film. The same draft sent again (after a lost answer) carries the same key and makes one project. */
export function useCreateMixcut() {
  const [commit, isCreating] = useMutation<useCreateMixcutMutation>(graphql`
    mutation useCreateMixcutMutation($input: CreateMixcutInput!) {
      createMixcut(input: $input) {
        __typename
        ... on CreateMixcutSuccess {
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
  const attempt = useRef<{ draft: MixcutDraft; key: string } | null>(null);

  const create = (draft: MixcutDraft) => {
    if (attempt.current?.draft !== draft) attempt.current = { draft, key: newRequestKey() };
    setFailure(null);
    commit({
      variables: { input: { ...toInput(draft), requestKey: attempt.current.key } },
      updater: (store) => {
        const project = store.getRootField('createMixcut')?.getLinkedRecord('project');
        if (project) insertProject(store, project);
      },
      onCompleted: ({ createMixcut: result }) => {
        if (result.__typename === 'InsufficientCredits') return setFailure(result.message);
        if (result.__typename !== 'CreateMixcutSuccess') return setFailure(failures.createProject);
        storeDraft(defaultDraft);
        void notify('success', t.created);
        void navigate(`/mixcut?project_id=${result.project.number}`);
      },
      onError: (error) => setFailure(`${failures.createProject}：${failureMessage(error, failures.network)}`),
    });
  };
  return { create, isCreating, failure };
}

function toInput(draft: MixcutDraft) {
  return {
    input: draft.input.trim(),
    rawScript: draft.rawScript.trim() || null,
    materialIds: [...draft.materialIds],
    language: draft.language,
    layout: draft.layout,
    resolution: Number(draft.resolution),
    voice: draft.voice || null,
    music: draft.music,
    productId: draft.productId || null,
    auto: !draft.stepByStep,
  };
}
