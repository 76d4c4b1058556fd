import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link, NavLink } from 'react-router-dom';
import type { EnginePackNotice_packs$key } from '../../__generated__/EnginePackNotice_packs.graphql.ts';
import type { ShellHeader_viewer$key } from '../../__generated__/ShellHeader_viewer.graphql.ts';
import { shell as t } from '../../locales/zh-CN/shell.ts';
import { Mark } from '../../ui/Mark.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { CreditBalance } from './CreditBalance.tsx';
import { EnginePackNotice } from './EnginePackNotice.tsx';
import { OneClickButton } from './OneClickButton.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

// A floating menu brings positioning and focus code: the buttons stand at once, what they open comes right after.
const OneClickMenu = lazy(async () => ({ default: (await import('./OneClickMenu.tsx')).OneClickMenu }));
const UserMenu = lazy(async () => ({ default: (await import('./UserMenu.tsx')).UserMenu }));

interface ShellHeaderProps {
  viewer: ShellHeader_viewer$key;
  packs: EnginePackNotice_packs$key;
}

/** The modern top menu. */
export function ShellHeader({ viewer: viewerRef, packs }: ShellHeaderProps) {
  const viewer = useFragment(
    graphql`
      fragment ShellHeader_viewer on User {
        ...CreditBalance_viewer
        ...UserMenu_viewer
      }
    `,
    viewerRef,
  );
  return (
    <chakra.header css={bar}>
      <Link to="/welcome" aria-label={t.home}>
        <chakra.span
          display="inline-flex"
          alignItems="center"
          gap="2.5"
          fontWeight="semibold"
          fontSize="16px"
        >
          <Mark />
          <chakra.span hideBelow="md">{t.product}</chakra.span>
        </chakra.span>
      </Link>
      <chakra.nav aria-label={t.mainMenu} display="flex" alignItems="center" gap="1">
        <Suspense fallback={<OneClickButton />}>
          <OneClickMenu />
        </Suspense>
        <chakra.span css={navLink}>
          <NavLink to="/works">{t.library}</NavLink>
        </chakra.span>
      </chakra.nav>
      <chakra.span flex="1" minW="0" />
      <ConnectionNotice />
      <EnginePackNotice packs={packs} />
      <CreditBalance viewer={viewer} />
      <chakra.span hideBelow="md">
        <ThemeSwitch />
      </chakra.span>
      <Suspense fallback={<chakra.span boxSize="9" />}>
        <UserMenu viewer={viewer} />
      </Suspense>
    </chakra.header>
  );
}

const bar = {
  pos: 'sticky',
  top: 0,
  zIndex: 'header',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '1.5', md: '4' },
  h: '14',
  flexShrink: 0,
  px: { base: '3', md: '5' },
  bg: 'bg.panel',
  borderBottomWidth: '1px',
  borderColor: 'border',
  '& a': { color: 'inherit', textDecoration: 'none' },
} as const;

const navLink = {
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    h: '9',
    px: { base: '2', md: '3' },
    borderRadius: 'control',
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.hover', color: 'fg' },
    '&[aria-current]': { color: 'fg' },
  },
} as const;
