import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { projects as t } from '../../../locales/zh-CN/start.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/controls.ts';
import type { TableControls } from '../../../ui/table/useTableAddress.ts';
import { stateNamed, stateNames } from './states.ts';

/** Between two letters of somebody who types. */
const pauseMs = 300;

/** By state and by words of the name; both stand in the address. */
export function ProjectFilters({ table }: { table: TableControls }) {
  const state = stateNamed(table.filter('status'));
  return (
    <chakra.search display="flex" flexWrap="wrap" gap="2" alignItems="center">
      <chakra.div role="group" aria-label={t.filters} display="flex" flexWrap="wrap" gap="1" flex="1">
        {stateNames.map((name) => (
          <Button
            key={name}
            size="sm"
            variant={name === state ? 'outline' : 'ghost'}
            aria-pressed={name === state}
            onClick={() => table.setFilters({ status: name === 'all' ? null : name })}
          >
            {t.states[name]}
          </Button>
        ))}
      </chakra.div>
      <SearchField table={table} />
    </chakra.search>
  );
}

function SearchField({ table }: { table: TableControls }) {
  const asked = table.filter('q');
  const [text, setText] = useState(asked);
  const latest = useRef(table);
  latest.current = table;
  // The address also changes by itself: back, forward, 清除筛选.
  useEffect(() => setText(asked), [asked]);
  useEffect(() => {
    if (text === asked) return;
    const timer = setTimeout(() => latest.current.setFilters({ q: text || null }, true), pauseMs);
    return () => clearTimeout(timer);
  }, [text, asked]);
  return (
    <TextInput
      type="search"
      aria-label={t.search}
      placeholder={t.search}
      maxLength={128}
      w={{ base: 'full', md: '260px' }}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
