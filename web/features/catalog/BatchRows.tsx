import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks.js';
import type { BatchRows_query$key } from '../../__generated__/BatchRows_query.graphql.ts';
import type { BatchRowsPaginationQuery } from '../../__generated__/BatchRowsPaginationQuery.graphql.ts';
import type { BatchRowsQuery } from '../../__generated__/BatchRowsQuery.graphql.ts';
import { catalog as t } from '../../locales/zh-CN/catalog.ts';
import { Button } from '../../ui/Button.tsx';
import { DeleteBatch } from './DeleteBatch.tsx';
import { EditableName } from './EditableName.tsx';
import { useBatchChanges } from './useBatchChanges.ts';

const pageSize = 20;

/** The batches of the space, newest first, to rename and to clear out. */
export function BatchRows() {
  const query = useLazyLoadQuery<BatchRowsQuery>(
    graphql`
      query BatchRowsQuery {
        ...BatchRows_query
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  return <Rows query={query} />;
}

function Rows({ query }: { query: BatchRows_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    BatchRowsPaginationQuery,
    BatchRows_query$key
  >(
    graphql`
      fragment BatchRows_query on Query
      @refetchable(queryName: "BatchRowsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        batches(first: $count, after: $cursor) @connection(key: "BatchRows_batches") {
          __id
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    query,
  );
  const { rename, remove, busy } = useBatchChanges(data.batches.__id);
  const [deleting, setDeleting] = useState<{ id: string; name: string } | null>(null);
  if (data.batches.edges.length === 0) return <chakra.p color="fg.muted">{t.noBatches}</chakra.p>;
  return (
    <>
      <chakra.ul listStyle="none" m="0" p="0" aria-label={t.batches}>
        {data.batches.edges.map(({ node }) => (
          <chakra.li key={node.id}>
            <EditableName
              name={node.name}
              busy={busy}
              onRename={(name, outcome) => rename({ id: node.id, name }, outcome)}
              onDelete={() => setDeleting(node)}
            />
          </chakra.li>
        ))}
      </chakra.ul>
      {hasNext && (
        <Button size="sm" disabled={isLoadingNext} onClick={() => loadNext(pageSize)}>
          {t.moreBatches}
        </Button>
      )}
      {deleting && (
        <DeleteBatch
          batch={deleting}
          busy={busy}
          onDelete={(outcome) => remove(deleting.id, outcome)}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
