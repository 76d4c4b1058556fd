import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks.js';
import type { MaterialChoices_query$key } from '../../__generated__/MaterialChoices_query.graphql.ts';
import type { MaterialChoicesPaginationQuery } from '../../__generated__/MaterialChoicesPaginationQuery.graphql.ts';
import type { MaterialChoicesQuery } from '../../__generated__/MaterialChoicesQuery.graphql.ts';
import { materials as t } from '../../locales/zh-CN/materials.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { MaterialChoice } from './MaterialChoice.tsx';

const pageSize = 24;

interface MaterialChoicesProps {
  /** Already in the form: shown, not offered. */
  chosen: readonly string[];
  picked: readonly string[];
  onToggle: (id: string) => void;
}

export function MaterialChoices({ chosen, picked, onToggle }: MaterialChoicesProps) {
  const query = useLazyLoadQuery<MaterialChoicesQuery>(
    graphql`
      query MaterialChoicesQuery {
        ...MaterialChoices_query
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    MaterialChoicesPaginationQuery,
    MaterialChoices_query$key
  >(
    graphql`
      fragment MaterialChoices_query on Query
      @refetchable(queryName: "MaterialChoicesPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" }) {
        materials(first: $count, after: $cursor) @connection(key: "MaterialChoices_materials") {
          edges {
            node {
              id
              ...MaterialChoice_material
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.materials;
  if (edges.length === 0) return <EmptyState title={t.pickEmpty}>{t.pickEmptyHint}</EmptyState>;
  return (
    <>
      <chakra.ul css={grid}>
        {edges.map(({ node }) => (
          <MaterialChoice
            key={node.id}
            material={node}
            checked={picked.includes(node.id) || chosen.includes(node.id)}
            disabled={chosen.includes(node.id)}
            onToggle={() => onToggle(node.id)}
          />
        ))}
      </chakra.ul>
      {hasNext && (
        <Button mt="3" disabled={isLoadingNext} onClick={() => loadNext(pageSize)}>
          {t.more}
        </Button>
      )}
    </>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: '3',
} as const;
