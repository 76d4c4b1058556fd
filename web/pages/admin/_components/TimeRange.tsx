import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { admin as t } from '../../../locales/zh-CN/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/controls.ts';
import type { TableControls } from '../../../ui/table/useTableAddress.ts';
import { fromPicker, lastDays, localZone, toPicker } from '../_lib/localTime.ts';

const quick = [
  [1, t.quick.today],
  [7, t.quick.week],
  [30, t.quick.month],
] as const;

/** From and until, to the second, by this browser's clock, which is named; `from` and `until` of the address. */
export function TimeRange({ table }: { table: TableControls }) {
  const id = useId();
  const field = (name: 'from' | 'until', label: string) => (
    <TextInput
      type="datetime-local"
      step={1}
      aria-label={label}
      aria-describedby={id}
      w={{ base: 'full', sm: '210px' }}
      value={toPicker(table.filter(name))}
      onChange={(event) => table.setFilters({ [name]: fromPicker(event.target.value) || null }, true)}
    />
  );
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      {field('from', t.from)}
      <chakra.span color="fg.subtle" aria-hidden hideBelow="sm">
        –
      </chakra.span>
      {field('until', t.until)}
      {quick.map(([days, label]) => (
        <Button key={days} size="sm" variant="ghost" onClick={() => table.setFilters(lastDays(days))}>
          {label}
        </Button>
      ))}
      <chakra.span id={id} textStyle="caption" color="fg.subtle">
        {t.zone(localZone())}
      </chakra.span>
    </chakra.div>
  );
}
