import { chakra } from '@chakra-ui/react/styled-system';
import Clapperboard from 'lucide-react/icons/clapperboard';
import FlaskConical from 'lucide-react/icons/flask-conical';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Images from 'lucide-react/icons/images';
import Lightbulb from 'lucide-react/icons/lightbulb';
import Wrench from 'lucide-react/icons/wrench';
import { NavLink } from 'react-router-dom';
import { assetsPlace, labPlace, mainPlaces } from '../../features/places/places.ts';
import { shell as t } from '../../locales/zh-CN/shell.ts';

const icons = {
  '/create': Clapperboard,
  '/projects': FolderKanban,
  '/assets': Lightbulb,
  '/works': Images,
  '/tools': Wrench,
  '/lab': FlaskConical,
} as const;

const at = (path: string) => mainPlaces.find((place) => place.path === path)!;
const entries = [at('/create'), at('/projects'), assetsPlace, at('/works'), at('/tools')];

/** The legacy layout's menu, in the order people know it; narrow screens get its icons with small words. */
export function Sidebar({ admin }: { admin: boolean }) {
  return (
    <chakra.nav aria-label={t.mainMenu} css={bar}>
      {(admin ? [...entries, labPlace] : entries).map(({ path, label, soon }) => {
        const Icon = icons[path as keyof typeof icons];
        const inside = (
          <>
            <Icon size={18} aria-hidden />
            <chakra.span flex={{ lg: '1' }}>{label}</chakra.span>
          </>
        );
        return soon ? (
          <chakra.span key={path} data-part="entry" aria-disabled="true" title={t.soon}>
            {inside}
            <chakra.span textStyle="caption" hideBelow="lg">
              {t.soon}
            </chakra.span>
          </chakra.span>
        ) : (
          <NavLink key={path} to={path} data-part="entry">
            {inside}
          </NavLink>
        );
      })}
    </chakra.nav>
  );
}

const bar = {
  pos: 'sticky',
  top: 'var(--shell-header)',
  alignSelf: 'flex-start',
  display: { base: 'none', md: 'flex' },
  flexDirection: 'column',
  gap: '0.5',
  flexShrink: 0,
  w: { md: '76px', lg: '192px' },
  h: 'calc(100dvh - var(--shell-header))',
  p: { md: '1.5', lg: '3' },
  overflowY: 'auto',
  bg: 'bg.panel',
  borderInlineEndWidth: '1px',
  borderColor: 'border',
  '& [data-part=entry]': {
    display: 'flex',
    flexDirection: { md: 'column', lg: 'row' },
    alignItems: 'center',
    gap: { md: '1', lg: '3' },
    px: { md: '1', lg: '3' },
    py: '2',
    borderRadius: 'control',
    color: 'fg.muted',
    fontWeight: 'medium',
    fontSize: { md: '12px', lg: '14px' },
    textDecoration: 'none',
    _hover: { bg: 'bg.hover', color: 'fg' },
    '&[aria-current]': { bg: 'bg.hover', color: 'fg' },
    '&[aria-disabled]': { color: 'fg.subtle', cursor: 'not-allowed', bg: 'transparent' },
  },
} as const;
