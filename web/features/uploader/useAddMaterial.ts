import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useAddMaterialMutation } from '../../__generated__/useAddMaterialMutation.graphql.ts';
import type { useAddMaterialTakeBackMutation } from '../../__generated__/useAddMaterialTakeBackMutation.graphql.ts';
import { insertMaterial, removeMaterial } from '../../relay/lists.ts';

/** By what a material is sorted as it arrives. */
export interface MaterialSorting {
  tags?: readonly string[];
  industry?: string;
  product?: string;
  sku?: string;
  batch?: string;
}

export interface AddedMaterial {
  id: string;
  /** Undoes it, where it was not in the library before. What cannot be undone stays, as after a cancel too late. */
  takeBack: () => void;
}

/** Registers an uploaded file as material. */
export function useAddMaterial(): (
  address: string,
  name: string,
  sorting?: MaterialSorting,
) => Promise<AddedMaterial> {
  const [commitTakeBack] = useMutation<useAddMaterialTakeBackMutation>(graphql`
    mutation useAddMaterialTakeBackMutation($ids: [ID!]!) {
      deleteMaterials(ids: $ids) {
        deletedIds
      }
    }
  `);
  const [commit] = useMutation<useAddMaterialMutation>(graphql`
    mutation useAddMaterialMutation($input: AddMaterialInput!) {
      addMaterial(input: $input) {
        isNew
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
          onCompleted: ({ addMaterial: { isNew, material } }) => {
            const { id } = material;
            const takeBack = () =>
              void commitTakeBack({
                variables: { ids: [id] },
                updater: (store) => removeMaterial(store, id),
              });
            resolve({ id, takeBack: isNew ? takeBack : () => {} });
          },
          onError: reject,
        });
      }),
    [commit, commitTakeBack],
  );
}
