import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useSampleMaterialsMutation } from '../../../../__generated__/useSampleMaterialsMutation.graphql.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { mixcut as t } from '../../../../locales/zh-CN/mixcut.ts';

/** Puts the sample material into the person's library; gives the ids. */
export function useSampleMaterials(onReady: (materialIds: string[]) => void) {
  const [commit, isPreparing] = useMutation<useSampleMaterialsMutation>(graphql`
    mutation useSampleMaterialsMutation {
      addSampleMaterials {
        materials {
          id
          ...MaterialTile_material
        }
      }
    }
  `);
  const [failure, setFailure] = useState<string | null>(null);
  const prepare = () => {
    setFailure(null);
    commit({
      variables: {},
      onCompleted: ({ addSampleMaterials }) => onReady(addSampleMaterials.materials.map(({ id }) => id)),
      onError: (error) => setFailure(failureMessage(error, t.sampleFailed)),
    });
  };
  return { prepare, isPreparing, failure };
}
