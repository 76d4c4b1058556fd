import { chakra } from '@chakra-ui/react/styled-system';
import Clapperboard from 'lucide-react/icons/clapperboard';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Images from 'lucide-react/icons/images';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Wrench from 'lucide-react/icons/wrench';
import { NavLink } from 'react-router-dom';
import { openCommands } from '../../features/commands/openCommands.ts';
import { mainPlaces } from '../../features/places/places.ts';
import { shell as t } from '../../locales/zh-CN/shell.ts';

const icons = [Clapperboard, FolderKanban, Images, Wrench];

/** On a phone the places stand where the thumb is; the last entry opens the list of everything. */
export function ThumbBar() {
  return (
    <chakra.nav aria-label={t.thumbMenu} css={bar}>
      {mainPlaces.slice(0, icons.length).map(({ path, label }, index) => {
        const Icon = icons[index]!;
        return (
          <NavLink key={path} to={path}>
            <Icon size={20} aria-hidden />
            {label}
          </NavLink>
        );
      })}
      <button type="button" onClick={openCommands}>
        <LayoutGrid size={20} aria-hidden />
        {t.everything}
      </button>
    </chakra.nav>
  );
}

const bar = {
  pos: 'sticky',
  bottom: 0,
  zIndex: 'header',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  flexShrink: 0,
  pb: 'env(safe-area-inset-bottom)',
  bg: 'bg.panel',
  borderTopWidth: '1px',
  borderColor: 'border',
  '& > *': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    h: '14',
    color: 'fg.muted',
    textStyle: 'caption',
    textDecoration: 'none',
    cursor: 'pointer',
    '&[aria-current]': { color: 'fg', fontWeight: 'semibold' },
  },
} as const;
