import { Menu, Portal } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router-dom';
import type { UserMenu_viewer$key } from '../../__generated__/UserMenu_viewer.graphql.ts';
import { adminPlace, labPlace, profilePlace } from '../../features/places/places.ts';
import { useSignOut } from '../../features/signOut/useSignOut.ts';
import { shell as t } from '../../locales/zh-CN/shell.ts';
import { Button } from '../../ui/Button.tsx';
import { toggleColorMode } from '../../ui/theme/colorMode.ts';
import { useColorMode } from '../../ui/theme/useColorMode.ts';
import { type Layout, otherLayout, setLayout } from './layout.ts';
import { MenuLink } from './MenuLink.tsx';
import { openShortcutList } from './ShortcutList.tsx';

interface UserMenuProps {
  viewer: UserMenu_viewer$key;
  layout: Layout;
}

/** Everything about the person, and for administrators the house itself. */
export function UserMenu({ viewer: viewerRef, layout }: UserMenuProps) {
  const { displayName, userName, role, canSwitchLayout } = useFragment(
    graphql`
      fragment UserMenu_viewer on User {
        displayName
        userName
        role
        canSwitchLayout
      }
    `,
    viewerRef,
  );
  const signOut = useSignOut();
  const navigate = useNavigate();
  const dark = useColorMode() === 'dark';
  const other = otherLayout(layout);
  const actions: Record<string, () => void> = {
    theme: toggleColorMode,
    layout: () => setLayout(other),
    shortcuts: openShortcutList,
    signOut,
  };
  const select = (value: string) => (actions[value] ? actions[value]() : void navigate(value));
  return (
    <Menu.Root lazyMount positioning={{ placement: 'bottom-end' }} onSelect={({ value }) => select(value)}>
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
            <chakra.div px="2.5" py="1.5">
              <chakra.div fontWeight="semibold" lineClamp={1}>
                {displayName}
              </chakra.div>
              {userName !== displayName && (
                <chakra.div textStyle="caption" color="fg.muted" lineClamp={1}>
                  {userName}
                </chakra.div>
              )}
            </chakra.div>
            <Menu.Separator />
            <MenuLink place={profilePlace} />
            {role === 'ADMIN' && (
              <>
                <MenuLink place={adminPlace} />
                <MenuLink place={labPlace} />
              </>
            )}
            <Menu.Separator />
            {canSwitchLayout && (
              <Menu.Item value="layout" hideBelow="md">
                {t.layout[other]}
              </Menu.Item>
            )}
            <Menu.Item value="theme">{dark ? t.toLight : t.toDark}</Menu.Item>
            <Menu.Item value="shortcuts" hideBelow="md">
              <chakra.span flex="1">{t.shortcuts}</chakra.span>
              <chakra.kbd color="fg.subtle">?</chakra.kbd>
            </Menu.Item>
            <Menu.Separator />
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
