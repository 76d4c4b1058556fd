import { graphql } from 'react-relay/hooks.js';
import type { useCreateMixcutMutation } from '../../../../__generated__/useCreateMixcutMutation.graphql.ts';
import { useCreateProject } from '../../../../features/projectRun/useCreateProject.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { mixcut as t } from '../../../../locales/zh-CN/mixcut.ts';
import { defaultDraft, type MixcutDraft } from '../../_lib/mixcutDraft.ts';
import { storeDraft } from '../../_lib/useMixcutDraft.ts';

/** Starts a film of a draft, which is then used up. */
export function useCreateMixcut() {
  const { create, ...state } = useCreateProject<useCreateMixcutMutation>(
    graphql`
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
    `,
    {
      started: t.created,
      failed: failures.createProject,
      path: (number) => `/mixcut?project_id=${number}`,
      onStarted: () => storeDraft(defaultDraft),
    },
  );
  return { ...state, create: (draft: MixcutDraft) => create(toInput(draft)) };
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
