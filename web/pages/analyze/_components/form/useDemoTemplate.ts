import { useState } from 'react';
import { fetchQuery, graphql, useMutation } from 'react-relay/hooks.js';
import type { useDemoTemplateProductMutation } from '../../../../__generated__/useDemoTemplateProductMutation.graphql.ts';
import type { useDemoTemplateQuery } from '../../../../__generated__/useDemoTemplateQuery.graphql.ts';
import type { useDemoTemplateVideoMutation } from '../../../../__generated__/useDemoTemplateVideoMutation.graphql.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { patiently } from '../../../../lib/patiently.ts';
import { analyzeDemo as t } from '../../../../locales/zh-CN/analyze.ts';
import { environment } from '../../../../relay/environment.ts';
import type { AnalyzeDraft, DraftVideo } from '../../_lib/analyzeDraft.ts';

/**
 * 猫咪饮水机, ready to be analysed: its product (the person's own of that name, else a new one), a script, and a
 * sample video that ships with us.
 */
export function useDemoTemplate(onReady: (filled: Partial<AnalyzeDraft>) => void) {
  const [addSamples] = useMutation<useDemoTemplateVideoMutation>(graphql`
    mutation useDemoTemplateVideoMutation {
      addSampleMaterials {
        materials {
          id
          name
          mediaType
          durationMs
          address
        }
      }
    }
  `);
  const [createProduct] = useMutation<useDemoTemplateProductMutation>(graphql`
    mutation useDemoTemplateProductMutation($input: CreateProductInput!) {
      createProduct(input: $input) {
        product {
          id
          ...ChosenProduct_product
        }
      }
    }
  `);
  const [isFilling, setFilling] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const sampleVideo = () =>
    new Promise<DraftVideo>((resolve, reject) => {
      addSamples({
        variables: {},
        onCompleted: ({ addSampleMaterials: { materials } }) => {
          const videos = materials.filter(({ mediaType }) => mediaType === 'VIDEO');
          const longest = videos.reduce<(typeof videos)[number] | undefined>(
            (best, one) => (best && best.durationMs >= one.durationMs ? best : one),
            undefined,
          );
          if (longest) resolve({ address: longest.address, name: longest.name });
          else reject(new Error(t.failed));
        },
        onError: reject,
      });
    });

  const fill = async () => {
    setFilling(true);
    setFailure(null);
    try {
      const found = findProduct(t.product.name);
      const [video, known] = await Promise.all([patiently(sampleVideo), found]);
      const productId =
        known ??
        (await new Promise<string>((resolve, reject) => {
          const { name, category, keyFeatures, sellingPoints, targetAudience } = t.product;
          createProduct({
            variables: {
              input: {
                name,
                category,
                keyFeatures: [...keyFeatures],
                sellingPoints: [...sellingPoints],
                targetAudience,
              },
            },
            onCompleted: (made) => resolve(made.createProduct.product.id),
            onError: reject,
          });
        }));
      onReady({ name: t.name, script: t.script, video, productId });
    } catch (error) {
      setFailure(failureMessage(error, t.failed));
    } finally {
      setFilling(false);
    }
  };
  return { fill: () => void fill(), isFilling, failure };
}

/** The id of the person's product of exactly this name. */
export async function findProduct(name: string): Promise<string | null> {
  const answer = await fetchQuery<useDemoTemplateQuery>(
    environment,
    graphql`
      query useDemoTemplateQuery($search: String!) {
        products(search: $search, first: 20) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    { search: name },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return answer?.products.edges.find(({ node }) => node.name === name)?.node.id ?? null;
}
