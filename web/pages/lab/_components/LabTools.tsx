import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { LabToolsQuery } from '../../../__generated__/LabToolsQuery.graphql.ts';
import { lab as t } from '../../../locales/zh-CN/lab.ts';
import { table } from '../../../locales/zh-CN/table.ts';
import { RouterButton } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { Pager } from '../../../ui/table/Pager.tsx';
import { useTableAddress } from '../../../ui/table/useTableAddress.ts';
import { LabToolCard } from './LabToolCard.tsx';
import { useDeleteTool } from './useDeleteTool.ts';

/** The seed's page size. */
const sizes = [12];

export function LabTools({ attempt, reload }: { attempt: number; reload: () => void }) {
  const address = useTableAddress({ sizes });
  const { labTools } = useLazyLoadQuery<LabToolsQuery>(
    graphql`
      query LabToolsQuery($page: PageInput!) {
        labTools(page: $page) {
          total
          rows {
            id
            name
            ...LabToolCard_tool
          }
        }
      }
    `,
    { page: { number: address.page, size: address.size } },
    { fetchKey: attempt, fetchPolicy: 'store-and-network' },
  );
  const [asking, setAsking] = useState<{ id: string; name: string } | null>(null);
  const { remove, isRemoving } = useDeleteTool();
  const { rows, total } = labTools;
  if (total === 0) {
    return (
      <EmptyState title={t.empty} level="h2" action={<RouterButton to="/lab/add">{t.add}</RouterButton>}>
        {t.emptyHint}
      </EmptyState>
    );
  }
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState
          title={table.beyond}
          action={
            <RouterButton to={address.linkTo(Math.ceil(total / address.size))}>{table.toLast}</RouterButton>
          }
        />
      ) : (
        <chakra.ul css={grid} aria-label={t.list}>
          {rows.map((tool) => (
            <LabToolCard key={tool.id} tool={tool} onDelete={() => setAsking(tool)} />
          ))}
        </chakra.ul>
      )}
      <Pager table={address} total={total} />
      <ConfirmDialog
        open={asking !== null}
        title={t.confirmDelete(asking?.name ?? '')}
        confirm={t.delete}
        cancel={t.cancel}
        busy={isRemoving}
        onConfirm={() => {
          if (!asking) return;
          remove(asking.id, () => {
            setAsking(null);
            // The last card of the last page takes its page along.
            if (rows.length === 1 && address.page > 1) address.goTo(address.page - 1);
            else reload();
          });
        }}
        onClose={() => setAsking(null)}
      >
        {t.deleteHint}
      </ConfirmDialog>
    </>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: '4',
} as const;
