import { graphql, useMutation } from 'react-relay/hooks.js';
import type { AddToolPageMutation } from '../../../__generated__/AddToolPageMutation.graphql.ts';
import { lab, labForm as t } from '../../../locales/zh-CN/lab.ts';
import { Page } from '../../../ui/Page.tsx';
import { ToolForm } from '../_components/form/ToolForm.tsx';
import { emptyDraft, inputOf } from '../_lib/toolDraft.ts';

export function AddToolPage() {
  const [commit, isSaving] = useMutation<AddToolPageMutation>(graphql`
    mutation AddToolPageMutation($input: CreateLabToolInput!) {
      createLabTool(input: $input) {
        tool {
          ...LabToolCard_tool
        }
      }
    }
  `);
  return (
    <Page title={lab.add} lead={lab.lead} width="1080px">
      <ToolForm
        initial={emptyDraft}
        submit={t.create}
        done={t.created}
        failed={t.createFailed}
        busy={isSaving}
        onSubmit={(draft, ends) =>
          commit({ variables: { input: { name: draft.name.trim(), ...inputOf(draft) } }, ...ends })
        }
      />
    </Page>
  );
}
