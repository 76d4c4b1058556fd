import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Outlet, useLoaderData } from 'react-router-dom';
import type { ShellQuery } from '../../__generated__/ShellQuery.graphql.ts';
import { isEmbedded, leaveForLogin } from '../../lib/session.ts';
import { shell as t } from '../../locales/zh-CN/shell.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Spinner } from '../../ui/feedback.tsx';
import { ShellHeader } from './ShellHeader.tsx';
import { ShellSkeleton } from './ShellSkeleton.tsx';
import { ShortcutList } from './ShortcutList.tsx';
import type { loadShell } from './shellLoader.ts';
import { useLiveEvents } from './useLiveEvents.ts';

const Toaster = lazy(() => import('../../ui/toaster.tsx'));

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
  const { viewer, enginePacks } = useOwnedQuery<ShellQuery>(
    graphql`
      query ShellQuery {
        viewer {
          id
          eventSeq
          ...ShellHeader_viewer
        }
        enginePacks {
          ...EnginePackNotice_packs
        }
      }
    `,
    shell,
  );
  useLiveEvents(viewer?.eventSeq ?? null);

  if (!viewer) {
    leaveForLogin();
    return <ShellSkeleton />;
  }
  return (
    <chakra.div
      minH="100dvh"
      display="flex"
      flexDirection="column"
      css={{ '--shell-header': isEmbedded ? '0px' : '56px' }}
    >
      <chakra.a href="#main" css={skipLink}>
        {t.skip}
      </chakra.a>
      {!isEmbedded && <ShellHeader viewer={viewer} packs={enginePacks} />}
      <chakra.main
        id="main"
        tabIndex={-1}
        flex="1"
        display="flex"
        flexDirection="column"
        minH="0"
        outline="0"
      >
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </chakra.main>
      <ShortcutList />
      <Suspense fallback={null}>
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
