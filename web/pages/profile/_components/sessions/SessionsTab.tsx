import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import type { SessionsTabQuery } from '../../../../__generated__/SessionsTabQuery.graphql.ts';
import { profile, profileSessions as t } from '../../../../locales/zh-CN/profile.ts';
import { useOwnedQuery } from '../../../../relay/useOwnedQuery.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { type SessionRow, sessionColumns } from './sessionColumns.tsx';
import { useRevokeSessions } from './useRevokeSessions.ts';

/** 登录设备: where one is signed in, and the end of it. */
export function SessionsTab({ reference }: { reference: PreloadedQuery<SessionsTabQuery> }) {
  const { viewer } = useOwnedQuery<SessionsTabQuery>(
    graphql`
      query SessionsTabQuery {
        viewer {
          id
          sessions {
            id
            device
            ip
            createdAt
            lastSeenAt
            expiresAt
            embedded
            current
          }
        }
      }
    `,
    reference,
  );
  const [asking, setAsking] = useState<SessionRow | 'others' | null>(null);
  const { revoke, revokeOthers, isRevoking } = useRevokeSessions(() => setAsking(null));
  const sessions = viewer?.sessions ?? [];
  const confirm = () => {
    if (asking === 'others') revokeOthers();
    else if (asking) revoke(asking.id);
  };
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <chakra.div display="flex" alignItems="center" gap="4" flexWrap="wrap">
        <chakra.p flex="1" minW="240px" color="fg.muted">
          {t.lead}
        </chakra.p>
        <Button disabled={sessions.every(({ current }) => current)} onClick={() => setAsking('others')}>
          {t.revokeOthers}
        </Button>
      </chakra.div>
      <DataTable
        label={t.label}
        columns={sessionColumns}
        rows={sessions}
        expectedRows={3}
        rowKey={({ id }) => id}
        rowName={({ device }) => device}
        // One's own device is left by 退出登录 in the menu, where drafts are taken care of.
        actions={(row) =>
          row.current
            ? []
            : [{ key: 'revoke', label: t.revoke, danger: true, onSelect: () => setAsking(row) }]
        }
        empty={null}
      />
      <ConfirmDialog
        open={asking !== null}
        title={asking === 'others' ? t.confirmOthersTitle : t.confirmTitle(asking?.device ?? '')}
        confirm={t.confirm}
        cancel={profile.cancel}
        busy={isRevoking}
        onConfirm={confirm}
        onClose={() => setAsking(null)}
      >
        {asking === 'others' ? t.confirmOthersText : t.confirmText}
      </ConfirmDialog>
    </chakra.div>
  );
}
