import { graphql, useLazyLoadQuery, useMutation } from 'react-relay/hooks.js';
import type { EditToolMutation } from '../../../__generated__/EditToolMutation.graphql.ts';
import type { EditToolQuery } from '../../../__generated__/EditToolQuery.graphql.ts';
import { labForm as t } from '../../../locales/zh-CN/lab.ts';
import { ToolForm } from '../_components/form/ToolForm.tsx';
import { ToolGone } from '../_components/ToolGone.tsx';
import { draftOf, inputOf } from '../_lib/toolDraft.ts';

export function EditTool({ number, attempt }: { number: number; attempt: number }) {
  const { labTool } = useLazyLoadQuery<EditToolQuery>(
    graphql`
      query EditToolQuery($number: Int!) {
        labTool(number: $number) {
          id
          name
          description
          method
          url
          timeoutSeconds
          tags
          videoKey
          imageKey
          example
          jsonSchema
          headerNames
        }
      }
    `,
    { number },
    // Another administrator may have changed it since.
    { fetchKey: attempt, fetchPolicy: 'network-only' },
  );
  const [commit, isSaving] = useMutation<EditToolMutation>(graphql`
    mutation EditToolMutation($input: UpdateLabToolInput!) {
      updateLabTool(input: $input) {
        tool {
          id
          description
          method
          url
          timeoutSeconds
          tags
          videoKey
          imageKey
          example
          jsonSchema
          headerNames
        }
      }
    }
  `);
  if (!labTool) return <ToolGone />;
  return (
    <ToolForm
      key={labTool.id}
      initial={draftOf(labTool)}
      fixedName
      submit={t.save}
      done={t.saved}
      failed={t.saveFailed}
      busy={isSaving}
      onSubmit={(draft, ends) =>
        commit({ variables: { input: { id: labTool.id, ...inputOf(draft) } }, ...ends })
      }
    />
  );
}
