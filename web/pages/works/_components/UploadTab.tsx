import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { UploadTab_query$key } from '../../../__generated__/UploadTab_query.graphql.ts';
import type { UploadTabPaginationQuery } from '../../../__generated__/UploadTabPaginationQuery.graphql.ts';
import { Uploader } from '../../../features/uploader/Uploader.tsx';
import { useUploads } from '../../../features/uploader/useUploads.ts';
import { works as t } from '../../../locales/zh-CN/materials.ts';
import { EmptyState } from '../../../ui/feedback.tsx';
import { MaterialGrid } from './MaterialGrid.tsx';

/** The person's own footage. */
export function UploadTab({ query }: { query: UploadTab_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    UploadTabPaginationQuery,
    UploadTab_query$key
  >(
    graphql`
      fragment UploadTab_query on Query
      @refetchable(queryName: "UploadTabPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" }) {
        uploaded: materials(sources: [UPLOADED, SAMPLE], first: $count, after: $cursor) @connection(key: "UploadTab_uploaded") {
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
  const uploads = useUploads(ignore);
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <Uploader label={t.upload} uploads={uploads} />
      {data.uploaded.edges.length === 0 ? (
        <EmptyState title={t.emptyUpload}>{t.emptyUploadHint}</EmptyState>
      ) : (
        <MaterialGrid
          materials={data.uploaded.edges.map(({ node }) => node)}
          timeLabel={t.uploadedAt}
          more={hasNext ? { loading: isLoadingNext, load: () => loadNext(12) } : null}
        />
      )}
    </chakra.div>
  );
}

/** The list itself takes up what was added. */
function ignore() {}
