import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import { mainPlaces } from '../../features/places/places.ts';
import { shell as t } from '../../locales/zh-CN/shell.ts';
import { OneClickButton } from './OneClickButton.tsx';

const OneClickMenu = lazy(async () => ({ default: (await import('./OneClickMenu.tsx')).OneClickMenu }));

/** The modern layout's menu: what to make, and where one's things are. On a phone the places stand at the foot. */
export function TopMenu() {
  return (
    <chakra.nav aria-label={t.mainMenu} display="flex" alignItems="center" gap="0.5" minW="0">
      <Suspense fallback={<OneClickButton />}>
        <OneClickMenu />
      </Suspense>
      <chakra.span hideBelow="md" display="flex" gap="0.5" css={links}>
        {mainPlaces.map(({ path, label }) => (
          <NavLink key={path} to={path}>
            {label}
          </NavLink>
        ))}
      </chakra.span>
    </chakra.nav>
  );
}

const links = {
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    h: '9',
    px: { md: '2', lg: '3' },
    borderRadius: 'control',
    color: 'fg.muted',
    fontWeight: 'medium',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.hover', color: 'fg' },
    '&[aria-current]': { color: 'fg', fontWeight: 'semibold' },
  },
} as const;
