import { useEffect, useRef, useState } from 'react';
import { TextInput } from '../controls.ts';
import type { TableControls } from './useTableAddress.ts';

interface SearchFieldProps {
  table: TableControls;
  /** Of the parameter in the address. */
  name: string;
  label: string;
  width?: string;
}

/** Between two letters of somebody who types. */
const pauseMs = 300;

/** Words that narrow a table; they stand in the address a moment after the last letter. */
export function SearchField({ table, name, label, width = '280px' }: SearchFieldProps) {
  const asked = table.filter(name);
  const [text, setText] = useState(asked);
  const latest = useRef(table);
  latest.current = table;
  // The address also changes by itself: back, forward, filters that are cleared.
  useEffect(() => setText(asked), [asked]);
  useEffect(() => {
    if (text.trim() === asked) return;
    const timer = setTimeout(() => latest.current.setFilters({ [name]: text.trim() || null }, true), pauseMs);
    return () => clearTimeout(timer);
  }, [text, asked, name]);
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={128}
      w={{ base: 'full', md: width }}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
