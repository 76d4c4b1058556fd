import PanelLeft from 'lucide-react/icons/panel-left';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { workbench as t } from '../../locales/zh-CN/workbench.ts';
import { Button } from '../../ui/Button.tsx';
import type { PaneState } from './paneState.ts';

interface PaneTogglesProps {
  panes: PaneState;
  onChange: (change: Partial<PaneState>) => void;
}

export function PaneToggles({ panes, onChange }: PaneTogglesProps) {
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon
        px="0"
        aria-pressed={panes.listOpen}
        aria-label={panes.listOpen ? t.hideList : t.showList}
        title={panes.listOpen ? t.hideList : t.showList}
        color={panes.listOpen ? 'fg' : 'fg.subtle'}
        onClick={() => onChange({ listOpen: !panes.listOpen })}
      >
        <PanelLeft size={17} aria-hidden />
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon
        px="0"
        aria-pressed={panes.formOpen}
        aria-label={panes.formOpen ? t.hideForm : t.showForm}
        title={panes.formOpen ? t.hideForm : t.showForm}
        color={panes.formOpen ? 'fg' : 'fg.subtle'}
        onClick={() => onChange({ formOpen: !panes.formOpen })}
      >
        <SlidersHorizontal size={17} aria-hidden />
      </Button>
    </>
  );
}
