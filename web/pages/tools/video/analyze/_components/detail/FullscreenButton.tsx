import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import { type RefObject, useEffect, useState } from 'react';
import { taskDetail as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { Button } from '../../../../../../ui/Button.tsx';

interface FullscreenButtonProps {
  target: RefObject<HTMLElement | null>;
  /** Called before the screen is filled, so that there is something to fill it with. */
  onEnter?: () => void;
}

/** Fills the screen with a part of the page, and gives it back; not offered where the browser cannot. */
export function FullscreenButton({ target, onEnter }: FullscreenButtonProps) {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const follow = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === target.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [target]);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    if (full) return document.exitFullscreen();
    onEnter?.();
    return target.current?.requestFullscreen();
  };
  const label = full ? t.leaveFullscreen : t.fullscreen;
  return (
    <Button
      size="sm"
      variant="ghost"
      icon
      px="0"
      aria-label={label}
      title={label}
      onClick={() => void toggle()?.catch(() => undefined)}
    >
      {full ? <Minimize2 size={15} aria-hidden /> : <Maximize2 size={15} aria-hidden />}
    </Button>
  );
}

/** For what may fill the screen: it keeps its ground and can be scrolled. */
export const fullscreenable = {
  '&:fullscreen': { bg: 'bg', overflow: 'auto', p: { base: '3', md: '6' } },
} as const;
