import { Menu, Portal } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { UserMenu_viewer$key } from '../../__generated__/UserMenu_viewer.graphql.ts';
import { shell as t } from '../../locales/zh-CN/shell.ts';
import { Button } from '../../ui/Button.tsx';
import { toggleColorMode, useColorMode } from '../../ui/theme/colorMode.ts';
import { openShortcutList } from './ShortcutList.tsx';
import { useSignOut } from './useSignOut.ts';

export function UserMenu({ viewer: viewerRef }: { viewer: UserMenu_viewer$key }) {
  const { displayName } = useFragment(
    graphql`
      fragment UserMenu_viewer on User {
        displayName
      }
    `,
    viewerRef,
  );
  const signOut = useSignOut();
  const dark = useColorMode() === 'dark';
  const actions: Record<string, () => void> = {
    theme: toggleColorMode,
    shortcuts: openShortcutList,
    signOut,
  };
  return (
    <Menu.Root
      lazyMount
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => actions[value]?.()}
    >
      <Menu.Trigger asChild>
        <Button variant="ghost" icon px="0" aria-label={t.userMenu(displayName)}>
          <chakra.span css={initial} aria-hidden>
            {[...displayName][0]?.toUpperCase()}
          </chakra.span>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <chakra.div px="2.5" py="1.5" fontWeight="semibold">
              {displayName}
            </chakra.div>
            <Menu.Separator />
            <Menu.Item value="theme" hideFrom="md">
              {dark ? t.toLight : t.toDark}
            </Menu.Item>
            <Menu.Item value="shortcuts">
              <chakra.span flex="1">{t.shortcuts}</chakra.span>
              <chakra.kbd color="fg.subtle">?</chakra.kbd>
            </Menu.Item>
            <Menu.Item value="signOut">{t.signOut}</Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

const initial = {
  display: 'grid',
  placeItems: 'center',
  boxSize: '7',
  borderRadius: 'full',
  bg: 'bg.hover',
  color: 'fg',
  textStyle: 'caption',
  fontWeight: 'semibold',
} as const;
