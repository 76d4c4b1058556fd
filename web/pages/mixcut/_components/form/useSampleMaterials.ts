import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useSampleMaterialsMutation } from '../../../../__generated__/useSampleMaterialsMutation.graphql.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { patiently } from '../../../../lib/patiently.ts';
import { mixcut as t } from '../../../../locales/zh-CN/mixcut.ts';

/** Puts the sample material into the person's library; gives its ids and what could be asked of it. */
export function useSampleMaterials(onReady: (sample: { prompt: string; materialIds: string[] }) => void) {
  const [commit] = useMutation<useSampleMaterialsMutation>(graphql`
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
  const [isPreparing, setPreparing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const add = () =>
    new Promise<useSampleMaterialsMutation['response']['addSampleMaterials']>((resolve, reject) => {
      commit({ variables: {}, onCompleted: (made) => resolve(made.addSampleMaterials), onError: reject });
    });
  const prepare = async () => {
    setPreparing(true);
    setFailure(null);
    try {
      const { prompt, materials } = await patiently(add);
      onReady({ prompt, materialIds: materials.map(({ id }) => id) });
    } catch (error) {
      setFailure(failureMessage(error, t.sampleFailed));
    } finally {
      setPreparing(false);
    }
  };
  return { prepare: () => void prepare(), isPreparing, failure };
}
