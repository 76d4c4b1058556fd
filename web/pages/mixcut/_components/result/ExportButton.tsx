import { graphql, useFragment, useMutation } from 'react-relay/hooks.js';
import type { ExportButton_project$key } from '../../../../__generated__/ExportButton_project.graphql.ts';
import type { ExportButtonMutation } from '../../../../__generated__/ExportButtonMutation.graphql.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { result as t } from '../../../../locales/zh-CN/result.ts';
import { insertMaterial } from '../../../../relay/lists.ts';
import { Button, RouterButton } from '../../../../ui/Button.tsx';
import { notify } from '../../../../ui/notify.ts';

/** 入库; afterwards the way to the work. */
export function ExportButton({ project: projectRef }: { project: ExportButton_project$key }) {
  const project = useFragment(
    graphql`
      fragment ExportButton_project on Project {
        id
        exportedMaterial {
          number
        }
      }
    `,
    projectRef,
  );
  const [commit, isExporting] = useMutation<ExportButtonMutation>(graphql`
    mutation ExportButtonMutation($id: ID!) {
      exportProject(id: $id) {
        project {
          id
          exportedMaterial {
            number
          }
        }
        material {
          id
          source
          ...MaterialCard_material
        }
      }
    }
  `);
  if (project.exportedMaterial) {
    return <RouterButton to={`/works/${project.exportedMaterial.number}`}>{t.exported}</RouterButton>;
  }
  const store = () =>
    commit({
      variables: { id: project.id },
      updater: (records) => {
        const material = records.getRootField('exportProject')?.getLinkedRecord('material');
        if (material) insertMaterial(records, material);
      },
      onCompleted: () => void notify('success', t.exportedToast),
      onError: (error) => void notify('error', failures.export, failureMessage(error, failures.network)),
    });
  return (
    <Button disabled={isExporting} onClick={store}>
      {isExporting ? t.exporting : t.export}
    </Button>
  );
}
