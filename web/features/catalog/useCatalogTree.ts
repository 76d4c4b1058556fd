import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { useCatalogTreeQuery } from '../../__generated__/useCatalogTreeQuery.graphql.ts';
import type { CatalogItem } from './catalogTree.ts';

/** The tree of the person's space; every selector on the screen shows the same one. */
export function useCatalogTree(): readonly CatalogItem[] {
  const { catalog } = useLazyLoadQuery<useCatalogTreeQuery>(
    graphql`
      query useCatalogTreeQuery {
        catalog {
          id
          name
          children {
            id
            name
            children {
              id
              name
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  return catalog;
}
