import { Menu, Portal } from '@chakra-ui/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAt, oneClickPlaces } from '../../features/places/places.ts';
import { MenuLink } from './MenuLink.tsx';
import { OneClickButton } from './OneClickButton.tsx';

export function OneClickMenu() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const here = oneClickPlaces.find(({ path }) => isAt(pathname, path));
  return (
    <Menu.Root lazyMount onSelect={({ value }) => void navigate(value)}>
      <Menu.Trigger asChild>
        <OneClickButton active={Boolean(here)} />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {oneClickPlaces.map((place) => (
              <MenuLink key={place.path} place={place} current={here === place} />
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
