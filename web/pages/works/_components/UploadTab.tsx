import { chakra } from '@chakra-ui/react/styled-system';
import FolderTree from 'lucide-react/icons/folder-tree';
import { lazy, Suspense, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks.js';
import type { UploadTab_query$key } from '../../../__generated__/UploadTab_query.graphql.ts';
import type { UploadTabPaginationQuery } from '../../../__generated__/UploadTabPaginationQuery.graphql.ts';
import { Uploader } from '../../../features/uploader/Uploader.tsx';
import { useUploads } from '../../../features/uploader/useUploads.ts';
import { catalog } from '../../../locales/zh-CN/catalog.ts';
import { works as t } from '../../../locales/zh-CN/materials.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { MaterialGrid } from './MaterialGrid.tsx';

const BatchUpload = lazy(async () => ({ default: (await import('./BatchUpload.tsx')).BatchUpload }));

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
  const [sorting, setSorting] = useState(false);
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {/* What is dropped while the dialog is open is meant for it. */}
      {!sorting && (
        <Uploader label={t.upload} uploads={uploads}>
          <Button size="sm" onClick={() => setSorting(true)}>
            <FolderTree size={15} aria-hidden />
            {catalog.batchUpload}
          </Button>
        </Uploader>
      )}
      {sorting && (
        <Suspense fallback={null}>
          <BatchUpload onClose={() => setSorting(false)} />
        </Suspense>
      )}
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
