import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Outlet, useLoaderData } from 'react-router-dom';
import type { ShellQuery } from '../../__generated__/ShellQuery.graphql.ts';
import { UnverifiedNotice } from '../../features/account/UnverifiedNotice.tsx';
import { CommandKey } from '../../features/commands/CommandKey.tsx';
import { isEmbedded, keepTracesOf, leaveForLogin } from '../../lib/session.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { shell as t } from '../../locales/zh-CN/shell.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Spinner } from '../../ui/feedback.tsx';
import { toggleColorMode } from '../../ui/theme/colorMode.ts';
import { otherLayout, setLayout, useLayout } from './layout.ts';
import { ShellHeader } from './ShellHeader.tsx';
import { ShellSkeleton } from './ShellSkeleton.tsx';
import { openShortcutList, ShortcutList } from './ShortcutList.tsx';
import type { loadShell } from './shellLoader.ts';

// Events are numbered: what happens before this is here comes again.
const LiveEvents = lazy(async () => ({ default: (await import('./LiveEvents.tsx')).LiveEvents }));
const Toaster = lazy(() => import('../../ui/toaster.tsx'));
const Sidebar = lazy(async () => ({ default: (await import('./Sidebar.tsx')).Sidebar }));
const ThumbBar = lazy(async () => ({ default: (await import('./ThumbBar.tsx')).ThumbBar }));

export function Shell() {
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <SignedInShell />
    </Suspense>
  );
}

/** Everything around a page. Nobody is here without a session: no viewer means off to the login page. */
function SignedInShell() {
  const { shell } = useLoaderData() as ReturnType<typeof loadShell>;
  const query = useOwnedQuery<ShellQuery>(
    graphql`
      query ShellQuery {
        viewer {
          id
          eventSeq
          role
          canSwitchLayout
          ...ShellHeader_viewer
        }
        unreadNewsCount
        ...NewsBell_query
        ...UnverifiedNotice_query
        enginePacks {
          ...EnginePackNotice_packs
        }
      }
    `,
    shell,
  );
  const { viewer, enginePacks } = query;
  const layout = useLayout(viewer?.canSwitchLayout ?? false);
  const phone = useMediaQuery('(max-width: 767px)');

  if (!viewer) {
    leaveForLogin();
    return <ShellSkeleton />;
  }
  keepTracesOf(viewer.id);
  return (
    <chakra.div
      minH="100dvh"
      display="flex"
      flexDirection="column"
      css={isEmbedded ? { '--shell-header': '0px', '--shell-footer': '0px' } : { '--shell-header': '56px' }}
    >
      <chakra.a href="#main" css={skipLink}>
        {t.skip}
      </chakra.a>
      {!isEmbedded && <ShellHeader layout={layout} viewer={viewer} packs={enginePacks} query={query} />}
      <chakra.div flex="1" display="flex" minH="0">
        {!isEmbedded && layout === 'legacy' && (
          <Suspense fallback={null}>
            <Sidebar admin={viewer.role === 'ADMIN'} />
          </Suspense>
        )}
        <chakra.main id="main" tabIndex={-1} css={page}>
          <UnverifiedNotice query={query} />
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </chakra.main>
      </chakra.div>
      {!isEmbedded && phone && (
        <Suspense fallback={<chakra.div h="14" />}>
          <ThumbBar />
        </Suspense>
      )}
      <ShortcutList />
      {!isEmbedded && (
        <CommandKey
          context={{
            admin: viewer.role === 'ADMIN',
            switchTo: viewer.canSwitchLayout ? otherLayout(layout) : null,
            switchLayout: () => setLayout(otherLayout(layout)),
            toggleTheme: toggleColorMode,
            openShortcuts: openShortcutList,
          }}
        />
      )}
      <Suspense fallback={null}>
        <LiveEvents after={viewer.eventSeq} unread={query.unreadNewsCount} />
        <Toaster />
      </Suspense>
    </chakra.div>
  );
}

function PageLoading() {
  return (
    <chakra.div display="grid" placeItems="center" flex="1" p="10">
      <Spinner label={t.loading} />
    </chakra.div>
  );
}

const page = {
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  minW: '0',
  minH: '0',
  outline: 0,
} as const;

const skipLink = {
  pos: 'fixed',
  insetStart: '2',
  top: '-48px',
  zIndex: 'toast',
  bg: 'ink',
  color: 'ink.fg',
  px: '3',
  py: '2',
  borderRadius: 'control',
  _focusVisible: { top: '2' },
} as const;
