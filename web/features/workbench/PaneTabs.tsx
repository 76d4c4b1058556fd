import { chakra } from '@chakra-ui/react/styled-system';
import { workbench as t } from '../../locales/zh-CN/workbench.ts';
import { Button } from '../../ui/Button.tsx';

export type PaneName = 'list' | 'form' | 'result';
const names: readonly PaneName[] = ['list', 'form', 'result'];

export function PaneTabs({ active, onSelect }: { active: PaneName; onSelect: (name: PaneName) => void }) {
  return (
    <chakra.div display="flex" gap="1">
      {names.map((name) => (
        <Button
          key={name}
          size="sm"
          variant={name === active ? 'ink' : 'ghost'}
          aria-pressed={name === active}
          onClick={() => onSelect(name)}
        >
          {t[name]}
        </Button>
      ))}
    </chakra.div>
  );
}
