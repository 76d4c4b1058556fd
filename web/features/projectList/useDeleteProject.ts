import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useDeleteProjectMutation } from '../../__generated__/useDeleteProjectMutation.graphql.ts';
import { failureMessage } from '../../lib/failure.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { projectList as t } from '../../locales/zh-CN/projectList.ts';
import { removeProject } from '../../relay/lists.ts';
import { notify } from '../../ui/notify.ts';

export function useDeleteProject() {
  const [commit, isRemoving] = useMutation<useDeleteProjectMutation>(graphql`
    mutation useDeleteProjectMutation($id: ID!) {
      deleteProject(id: $id) {
        deletedId
      }
    }
  `);
  const remove = (id: string, onDone: () => void) =>
    commit({
      variables: { id },
      updater: (store, data) => {
        if (data) removeProject(store, data.deleteProject.deletedId);
      },
      onCompleted: () => {
        onDone();
        void notify('success', t.deleted);
      },
      onError: (error) => void notify('error', failures.delete, failureMessage(error, failures.network)),
    });
  return { remove, isRemoving };
}
