import Ellipsis from 'lucide-react/icons/ellipsis';
import { table as t } from '../../locales/zh-CN/table.ts';
import { Button } from '../Button.tsx';
import type { RowAction } from './column.ts';

interface RowActionsProps {
  actions: readonly RowAction[];
  rowName: string;
  /** Whether Tab comes by. */
  reachable: boolean;
  onOpenMenu: (anchor: HTMLElement) => void;
  /** Larger under a thumb. */
  size?: 'xs' | 'md';
}

/** The end of a row: its one action as a button, several behind a menu. */
export function RowActions({ actions, rowName, reachable, onOpenMenu, size = 'xs' }: RowActionsProps) {
  const [only] = actions;
  const tabIndex = reachable ? 0 : -1;
  if (!only) return null;
  if (actions.length === 1) {
    return (
      <Button
        size={size}
        tabIndex={tabIndex}
        disabled={only.disabled}
        aria-label={`${only.label} ${rowName}`}
        onClick={only.onSelect}
      >
        {only.label}
      </Button>
    );
  }
  return (
    <Button
      size={size}
      variant="ghost"
      icon
      px="0"
      tabIndex={tabIndex}
      aria-haspopup="menu"
      aria-label={t.actionsOf(rowName)}
      onClick={(event) => onOpenMenu(event.currentTarget)}
    >
      <Ellipsis size={16} aria-hidden />
    </Button>
  );
}
