import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  KeyTable_viewer$data,
  KeyTable_viewer$key,
} from '../../../../__generated__/KeyTable_viewer.graphql.ts';
import { profile, profileKeys as t } from '../../../../locales/zh-CN/profile.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { keyColumns } from './keyColumns.tsx';
import { useDeleteKey } from './useDeleteKey.ts';
import { type ShownKey, useRevealKey } from './useRevealKey.ts';

export type KeyRow = NonNullable<KeyTable_viewer$data['apiKeys']>[number];

interface KeyTableProps {
  viewer: KeyTable_viewer$key;
  /** A key to be shown in full, because it was asked for or could not be copied. */
  onShow: (shown: ShownKey) => void;
  onDeleted: (id: string) => void;
}

export function KeyTable({ viewer: viewerRef, onShow, onDeleted }: KeyTableProps) {
  const { role, apiKeys } = useFragment(
    graphql`
      fragment KeyTable_viewer on User {
        role
        apiKeys {
          id
          name
          description
          preview
          scopes
          createdAt
          expiresAt
          expired
          lastUsedAt
          lastUsedIp
        }
      }
    `,
    viewerRef,
  );
  const [asking, setAsking] = useState<KeyRow | null>(null);
  const { reveal, copy, busyId } = useRevealKey(onShow);
  const { remove, isRemoving } = useDeleteKey();
  const confirm = () => {
    if (!asking) return;
    remove(asking.id, () => {
      onDeleted(asking.id);
      setAsking(null);
    });
  };
  return (
    <>
      <DataTable
        label={t.label}
        columns={keyColumns({ isAdmin: role === 'ADMIN', busyId, onCopy: copy })}
        rows={apiKeys ?? []}
        expectedRows={3}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        actions={(row) => [
          { key: 'show', label: t.show, onSelect: () => reveal(row) },
          { key: 'delete', label: t.remove, danger: true, onSelect: () => setAsking(row) },
        ]}
        empty={null}
      />
      <ConfirmDialog
        open={asking !== null}
        title={t.confirmTitle(asking?.name ?? '')}
        confirm={t.confirm}
        cancel={profile.cancel}
        busy={isRemoving}
        onConfirm={confirm}
        onClose={() => setAsking(null)}
      >
        {t.confirmText}
      </ConfirmDialog>
    </>
  );
}
