import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { shell as t } from '../../locales/zh-CN/shell.ts';
import { Button } from '../../ui/Button.tsx';

/** What opens 一键爆款; stands alone until its menu has come. */
export function OneClickButton({
  active = false,
  ...props
}: ComponentProps<typeof Button> & { active?: boolean }) {
  return (
    <Button variant="ghost" px={{ base: '2', md: '3' }} color={active ? 'fg' : 'fg.muted'} {...props}>
      {t.oneClick}
      <ChevronDown size={14} aria-hidden />
    </Button>
  );
}
