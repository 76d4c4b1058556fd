import { chakra } from '@chakra-ui/react/styled-system';
import Copy from 'lucide-react/icons/copy';
import { formatDateTime } from '../../../../lib/format.ts';
import { relativeTime } from '../../../../lib/relativeTime.ts';
import { profileKeys as t } from '../../../../locales/zh-CN/profile.ts';
import { Button } from '../../../../ui/Button.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import type { KeyRow } from './KeyTable.tsx';

interface KeyColumns {
  isAdmin: boolean;
  /** The key that is being fetched. */
  busyId: string | null;
  onCopy: (row: KeyRow) => void;
}

export function keyColumns({ isAdmin, busyId, onCopy }: KeyColumns): readonly Column<KeyRow>[] {
  return [
    { key: 'name', title: t.name, minWidth: '140px', onCard: 'headline', cell: (row) => <Name row={row} /> },
    {
      key: 'key',
      title: t.key,
      minWidth: '190px',
      cell: (row) => (
        <chakra.span display="inline-flex" alignItems="center" gap="1">
          <chakra.code fontFamily="mono">{row.preview}</chakra.code>
          <Button
            variant="ghost"
            size="xs"
            icon
            px="0"
            aria-label={t.copyOf(row.name)}
            title={t.copy}
            disabled={busyId === row.id}
            onClick={() => onCopy(row)}
          >
            <Copy size={14} aria-hidden />
          </Button>
        </chakra.span>
      ),
    },
    {
      key: 'scopes',
      title: t.scopes,
      minWidth: '120px',
      cell: ({ scopes }) => (
        <chakra.span display="inline-flex" gap="1" flexWrap="wrap">
          {scopes.map((scope) => {
            const idle = scope === 'ADMINISTER' && !isAdmin;
            return (
              <chakra.span
                key={scope}
                css={tag}
                title={idle ? t.inactive : t.scope[scope].hint}
                textDecoration={idle ? 'line-through' : undefined}
              >
                {t.scope[scope].name}
              </chakra.span>
            );
          })}
        </chakra.span>
      ),
    },
    {
      key: 'createdAt',
      title: t.createdAt,
      minWidth: '140px',
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'expiresAt',
      title: t.expiresAt,
      minWidth: '110px',
      cell: ({ expiresAt, expired }) => (
        <chakra.span color={expired ? 'status.failed.fg' : undefined}>
          {expired ? t.expired : expiresAt ? formatDateTime(expiresAt) : t.never}
        </chakra.span>
      ),
    },
    {
      key: 'lastUsedAt',
      title: t.lastUsed,
      minWidth: '120px',
      cell: ({ lastUsedAt, lastUsedIp }) =>
        lastUsedAt ? (
          <span title={formatDateTime(lastUsedAt)}>
            {relativeTime(lastUsedAt)}
            <chakra.span display="block" textStyle="caption" color="fg.muted">
              {lastUsedIp}
            </chakra.span>
          </span>
        ) : (
          <chakra.span color="fg.muted">{t.unused}</chakra.span>
        ),
    },
  ];
}

function Name({ row: { name, description } }: { row: KeyRow }) {
  return (
    <>
      <chakra.span fontWeight="medium" overflowWrap="anywhere">
        {name}
      </chakra.span>
      {description && (
        <chakra.span display="block" textStyle="caption" color="fg.muted" fontWeight="normal" lineClamp={2}>
          {description}
        </chakra.span>
      )}
    </>
  );
}

const tag = {
  px: '1.5',
  borderRadius: 'tag',
  bg: 'bg.hover',
  textStyle: 'caption',
  whiteSpace: 'nowrap',
} as const;
