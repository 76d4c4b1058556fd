import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { shell as t } from '../../locales/zh-CN/shell.ts';
import { Button } from '../../ui/Button.tsx';
import { toggleColorMode } from '../../ui/theme/colorMode.ts';
import { useColorMode } from '../../ui/theme/useColorMode.ts';

export function ThemeSwitch() {
  const dark = useColorMode() === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <Button variant="ghost" icon px="0" aria-label={dark ? t.toLight : t.toDark} onClick={toggleColorMode}>
      <Icon size={18} aria-hidden />
    </Button>
  );
}
