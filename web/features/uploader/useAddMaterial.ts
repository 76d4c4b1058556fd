import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useAddMaterialMutation } from '../../__generated__/useAddMaterialMutation.graphql.ts';
import { insertMaterial } from '../../relay/lists.ts';

/** By what a material is sorted as it arrives. */
export interface MaterialSorting {
  tags?: readonly string[];
  industry?: string;
  product?: string;
  sku?: string;
  batch?: string;
}

/** Registers an uploaded file as material; gives the material's id. */
export function useAddMaterial(): (
  address: string,
  name: string,
  sorting?: MaterialSorting,
) => Promise<string> {
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
    (address, name, { tags = [], ...sorting } = {}) =>
      new Promise((resolve, reject) => {
        commit({
          variables: { input: { address, name, tags: [...tags], ...sorting } },
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
