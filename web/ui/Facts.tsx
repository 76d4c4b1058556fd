import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Names and values in a few quiet columns. */
export function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <chakra.dl m="0" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(132px, 1fr))" gap="3">
      {rows.map(([name, value]) => (
        <div key={name}>
          <chakra.dt textStyle="caption" color="fg.subtle">
            {name}
          </chakra.dt>
          <chakra.dd m="0" textStyle="table" overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
}
