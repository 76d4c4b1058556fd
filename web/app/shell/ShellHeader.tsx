import { chakra } from '@chakra-ui/react/styled-system';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router-dom';
import type { EnginePackNotice_packs$key } from '../../__generated__/EnginePackNotice_packs.graphql.ts';
import type { NewsBell_query$key } from '../../__generated__/NewsBell_query.graphql.ts';
import type { ShellHeader_viewer$key } from '../../__generated__/ShellHeader_viewer.graphql.ts';
import { openCommands } from '../../features/commands/openCommands.ts';
import { shell as t } from '../../locales/zh-CN/shell.ts';
import { Button } from '../../ui/Button.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { CreditBalance } from './CreditBalance.tsx';
import { EnginePackNotice } from './EnginePackNotice.tsx';
import type { Layout } from './layout.ts';
import { NewsBell } from './news/NewsBell.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { TopMenu } from './TopMenu.tsx';

// A floating menu brings positioning and focus code: it comes right after what stands at once.
const UserMenu = lazy(async () => ({ default: (await import('./UserMenu.tsx')).UserMenu }));

interface ShellHeaderProps {
  layout: Layout;
  viewer: ShellHeader_viewer$key;
  packs: EnginePackNotice_packs$key;
  query: NewsBell_query$key;
}

/** The line above every page: menus in the modern layout, and in both what is always wanted. */
export function ShellHeader({ layout, viewer: viewerRef, packs, query }: ShellHeaderProps) {
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
        <chakra.span css={brand}>
          <Mark />
          <chakra.span hideBelow="lg">{t.product}</chakra.span>
        </chakra.span>
      </Link>
      {layout === 'modern' && <TopMenu />}
      <chakra.span flex="1" minW="0" />
      <ConnectionNotice />
      <EnginePackNotice packs={packs} />
      <chakra.div display="flex" alignItems="center" gap={{ base: '0', md: '1' }}>
        <CreditBalance viewer={viewer} />
        <chakra.span hideBelow="md">
          <Button
            variant="ghost"
            icon
            px="0"
            aria-label={t.commands}
            title={t.commandsHint}
            onClick={openCommands}
          >
            <Search size={18} aria-hidden />
          </Button>
        </chakra.span>
        <NewsBell query={query} />
        <chakra.span hideBelow="md">
          <ThemeSwitch />
        </chakra.span>
        <Suspense fallback={<chakra.span boxSize="9" />}>
          <UserMenu viewer={viewer} layout={layout} />
        </Suspense>
      </chakra.div>
    </chakra.header>
  );
}

const bar = {
  pos: 'sticky',
  top: 0,
  zIndex: 'header',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '1.5', md: '3' },
  h: '14',
  flexShrink: 0,
  px: { base: '3', md: '5' },
  bg: 'bg.panel',
  borderBottomWidth: '1px',
  borderColor: 'border',
  '& > a': { display: 'inline-flex', color: 'inherit', textDecoration: 'none' },
} as const;

const brand = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2.5',
  fontWeight: 'semibold',
  fontSize: '16px',
} as const;
