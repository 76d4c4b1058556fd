import { Select } from '../controls.ts';
import type { TableControls } from './useTableAddress.ts';

interface FilterSelectProps {
  table: TableControls;
  /** Of the parameter in the address. */
  name: string;
  label: string;
  /** What it says while nothing is chosen. */
  all: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** One of a few values that narrow a table. A value of the address that is none of them narrows nothing. */
export function FilterSelect({ table, name, label, all, options }: FilterSelectProps) {
  return (
    <Select
      aria-label={label}
      w="auto"
      minW="28"
      maxW={{ base: 'full', md: '220px' }}
      flex={{ base: '1 1 40%', md: '0 0 auto' }}
      value={table.filter(name)}
      onChange={(event) => table.setFilters({ [name]: event.target.value || null })}
    >
      <option value="">{all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}
