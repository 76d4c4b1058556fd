import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { ExportTab_query$key } from '../../../__generated__/ExportTab_query.graphql.ts';
import type { ExportTabPaginationQuery } from '../../../__generated__/ExportTabPaginationQuery.graphql.ts';
import { works as t } from '../../../locales/zh-CN/materials.ts';
import { RouterButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { MaterialGrid } from './MaterialGrid.tsx';

/** The seed's page size for what was exported. */
const pageSize = 9;

/** Finished films that were put into the library. */
export function ExportTab({ query }: { query: ExportTab_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ExportTabPaginationQuery,
    ExportTab_query$key
  >(
    graphql`
      fragment ExportTab_query on Query
      @refetchable(queryName: "ExportTabPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 9 }, cursor: { type: "String" }) {
        exported: materials(sources: [EXPORTED], first: $count, after: $cursor) @connection(key: "ExportTab_exported") {
          edges {
            node {
              id
              ...MaterialCard_material
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.exported;
  if (edges.length === 0) {
    return (
      <EmptyState title={t.emptyExport} action={<RouterButton to="/mixcut">{t.goMixcut}</RouterButton>}>
        {t.emptyExportHint}
      </EmptyState>
    );
  }
  return (
    <MaterialGrid
      materials={edges.map(({ node }) => node)}
      timeLabel={t.exportedAt}
      more={hasNext ? { loading: isLoadingNext, load: () => loadNext(pageSize) } : null}
    />
  );
}
