import { chakra } from '@chakra-ui/react/styled-system';
import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { InfoView_viewer$key } from '../../../../__generated__/InfoView_viewer.graphql.ts';
import { formatCount, formatDateTime } from '../../../../lib/format.ts';
import { profile, profileInfo as t } from '../../../../locales/zh-CN/profile.ts';
import { Button } from '../../../../ui/Button.tsx';
import { useRefreshInfo } from './useRefreshInfo.ts';

interface InfoViewProps {
  viewer: InfoView_viewer$key;
  onEdit: () => void;
}

/** Who one is here; the balance moves by itself, everything else by the button. */
export function InfoView({ viewer: viewerRef, onEdit }: InfoViewProps) {
  const viewer = useFragment(
    graphql`
      fragment InfoView_viewer on User {
        userName
        displayName
        email
        phone
        sex
        role
        verified
        credits
        creditsHeld
        createdAt
      }
    `,
    viewerRef,
  );
  const { refresh, isRefreshing } = useRefreshInfo();
  const credits = formatCount(viewer.credits);
  const rows: ReadonlyArray<readonly [string, ReactNode]> = [
    [t.userName, viewer.userName],
    [t.email, viewer.email],
    [t.phone, viewer.phone],
    [t.sex, viewer.sex && t.sexes[viewer.sex]],
    [t.credits, viewer.creditsHeld > 0 ? t.creditsOf(credits, formatCount(viewer.creditsHeld)) : credits],
    [t.role, t.roles[viewer.role]],
    [t.verified, viewer.verified ? t.authorised : t.unauthorised],
    [t.createdAt, formatDateTime(viewer.createdAt)],
  ];
  return (
    <>
      <chakra.div display="flex" alignItems="center" gap="3" mb="5" flexWrap="wrap">
        <chakra.span css={initial} aria-hidden>
          {[...viewer.displayName][0]?.toUpperCase()}
        </chakra.span>
        <chakra.h2 textStyle="title" flex="1" minW="0" overflowWrap="anywhere">
          {viewer.displayName}
        </chakra.h2>
        <Button onClick={refresh} disabled={isRefreshing}>
          <RefreshCw size={15} aria-hidden />
          {profile.refresh}
        </Button>
        <Button variant="ink" onClick={onEdit} data-action="edit">
          <Pencil size={15} aria-hidden />
          {t.edit}
        </Button>
      </chakra.div>
      {!viewer.verified && (
        <chakra.p mb="4" p="3" borderRadius="control" bg="status.waiting.bg" color="status.waiting.fg">
          {t.unauthorisedHint}
        </chakra.p>
      )}
      <chakra.dl css={facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <chakra.dt textStyle="caption" color="fg.subtle">
              {name}
            </chakra.dt>
            <chakra.dd m="0" color={value ? 'fg' : 'fg.subtle'} overflowWrap="anywhere">
              {value || profile.none}
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </>
  );
}

const initial = {
  display: 'grid',
  placeItems: 'center',
  boxSize: '12',
  borderRadius: 'full',
  bg: 'bg.hover',
  textStyle: 'title',
} as const;

const facts = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' },
  columnGap: '4',
  rowGap: '5',
} as const;
