import { Menu, Portal } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation, useNavigate } from 'react-router-dom';
import { shell as t } from '../../locales/zh-CN/shell.ts';
import { OneClickButton } from './OneClickButton.tsx';

const entries = [
  { path: '/analyze', label: t.tools.analyze, soon: true },
  { path: '/script', label: t.tools.script, soon: true },
  { path: '/synthesis', label: t.tools.synthesis, soon: true },
  { path: '/mixcut', label: t.tools.mixcut, soon: false },
  { path: '/finecut', label: t.tools.finecut, soon: true },
] as const;

export function OneClickMenu() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const here = entries.find((entry) => pathname.startsWith(entry.path));
  return (
    <Menu.Root lazyMount onSelect={({ value }) => void navigate(value)}>
      <Menu.Trigger asChild>
        <OneClickButton active={Boolean(here)} />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {entries.map((entry) => (
              <Menu.Item key={entry.path} value={entry.path} asChild>
                <a href={entry.path} onClick={(event) => followUnlessNewTab(event)}>
                  <chakra.span flex="1" fontWeight={here === entry ? 'semibold' : 'normal'}>
                    {entry.label}
                  </chakra.span>
                  {entry.soon && (
                    <chakra.span textStyle="caption" color="fg.subtle">
                      {t.soon}
                    </chakra.span>
                  )}
                </a>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

/** Entries are real links (new tabs work); an ordinary click stays in the page and is followed by the router. */
function followUnlessNewTab(event: React.MouseEvent): void {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0) event.preventDefault();
}
