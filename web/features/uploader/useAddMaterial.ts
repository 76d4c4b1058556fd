import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useAddMaterialMutation } from '../../__generated__/useAddMaterialMutation.graphql.ts';
import { insertMaterial } from '../../relay/lists.ts';

/** Registers an uploaded file as material; gives the material's id. */
export function useAddMaterial(): (address: string, name: string) => Promise<string> {
  const [commit] = useMutation<useAddMaterialMutation>(graphql`
    mutation useAddMaterialMutation($input: AddMaterialInput!) {
      addMaterial(input: $input) {
        material {
          id
          source
          ...MaterialTile_material
          ...MaterialCard_material
        }
      }
    }
  `);
  return useCallback(
    (address, name) =>
      new Promise((resolve, reject) => {
        commit({
          variables: { input: { address, name } },
          updater: (store) => {
            const material = store.getRootField('addMaterial')?.getLinkedRecord('material');
            if (material) insertMaterial(store, material);
          },
          onCompleted: ({ addMaterial }) => resolve(addMaterial.material.id),
          onError: reject,
        });
      }),
    [commit],
  );
}
