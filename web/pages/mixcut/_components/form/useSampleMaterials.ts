import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useSampleMaterialsMutation } from '../../../../__generated__/useSampleMaterialsMutation.graphql.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { mixcut as t } from '../../../../locales/zh-CN/mixcut.ts';

/** Puts the sample material into the person's library; gives its ids and what could be asked of it. */
export function useSampleMaterials(onReady: (sample: { prompt: string; materialIds: string[] }) => void) {
  const [commit, isPreparing] = useMutation<useSampleMaterialsMutation>(graphql`
    mutation useSampleMaterialsMutation {
      addSampleMaterials {
        prompt
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
      onCompleted: ({ addSampleMaterials: sample }) =>
        onReady({ prompt: sample.prompt, materialIds: sample.materials.map(({ id }) => id) }),
      onError: (error) => setFailure(failureMessage(error, t.sampleFailed)),
    });
  };
  return { prepare, isPreparing, failure };
}
