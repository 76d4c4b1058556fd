import { graphql, useLazyLoadQuery, useMutation } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type { EditToolMutation } from '../../../__generated__/EditToolMutation.graphql.ts';
import type { EditToolQuery } from '../../../__generated__/EditToolQuery.graphql.ts';
import { labForm as t } from '../../../locales/zh-CN/lab.ts';
import { notify } from '../../../ui/notify.ts';
import { ToolForm } from '../_components/form/ToolForm.tsx';
import { ToolGone } from '../_components/ToolGone.tsx';
import { draftOf, inputOf } from '../_lib/toolDraft.ts';

export function EditTool({ number, attempt }: { number: number; attempt: number }) {
  const navigate = useNavigate();
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
      failed={t.saveFailed}
      busy={isSaving}
      onSubmit={(draft, onError) =>
        commit({
          variables: { input: { id: labTool.id, ...inputOf(draft) } },
          onCompleted: () => {
            void notify('success', t.saved);
            void navigate('/lab');
          },
          onError,
        })
      }
    />
  );
}
