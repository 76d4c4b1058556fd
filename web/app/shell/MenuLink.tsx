import { Menu } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Place } from '../../features/places/places.ts';
import { shell as t } from '../../locales/zh-CN/shell.ts';

/** An entry of a menu that leads somewhere. The menu's `onSelect` gets the path and lets the router follow it. */
export function MenuLink({ place, current = false }: { place: Place; current?: boolean }) {
  return (
    <Menu.Item value={place.path} asChild>
      <a href={place.path} aria-current={current ? 'page' : undefined} onClick={followUnlessNewTab}>
        <chakra.span flex="1" fontWeight={current ? 'semibold' : 'normal'}>
          {place.label}
        </chakra.span>
        {place.soon && (
          <chakra.span textStyle="caption" color="fg.subtle">
            {t.soon}
          </chakra.span>
        )}
      </a>
    </Menu.Item>
  );
}

/** Entries are real links (new tabs work); an ordinary click stays in the page and is followed by the router. */
function followUnlessNewTab(event: React.MouseEvent): void {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0) event.preventDefault();
}
