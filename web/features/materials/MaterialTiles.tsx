import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { MaterialTilesQuery } from '../../__generated__/MaterialTilesQuery.graphql.ts';
import { MaterialTile } from './MaterialTile.tsx';

interface MaterialTilesProps {
  ids: readonly string[];
  onRemove: (id: string) => void;
}

/**
 * The materials a form holds by id. Asking by id keeps their records in the store (a draft outlives the screen
 * that made it) and lets their analysis show as it ends; while a new one is fetched the others stay in sight.
 */
export function MaterialTiles({ ids, onRemove }: MaterialTilesProps) {
  const shown = useDeferredValue(ids);
  const { nodes } = useLazyLoadQuery<MaterialTilesQuery>(
    graphql`
      query MaterialTilesQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          id
          ...MaterialTile_material @alias(as: "tile")
        }
      }
    `,
    { ids: shown },
  );
  return (
    <chakra.ul listStyle="none" m="0" p="0" display="flex" flexDirection="column" gap="1">
      {nodes.map((node) =>
        node?.tile && ids.includes(node.id) ? (
          <MaterialTile key={node.id} material={node.tile} onRemove={() => onRemove(node.id)} />
        ) : null,
      )}
    </chakra.ul>
  );
}
