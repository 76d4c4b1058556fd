import { chakra } from '@chakra-ui/react/styled-system';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { Sort } from './column.ts';

interface HeadCellProps {
  title: string;
  figure: boolean;
  minWidth: string | undefined;
  /** Absent where the column cannot be sorted by. */
  onSort: (() => void) | null;
  sorted: Sort['direction'] | null;
}

/** A column's title; what sorts is a button, and the direction is said as well as drawn. */
export function HeadCell({ title, figure, minWidth, onSort, sorted }: HeadCellProps) {
  const Icon = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <chakra.th
      scope="col"
      minW={minWidth}
      textAlign={figure ? 'end' : 'start'}
      {...(onSort ? { 'aria-sort': sorted ?? 'none' } : {})}
    >
      {onSort ? (
        <chakra.button
          type="button"
          display="inline-flex"
          alignItems="center"
          gap="1"
          cursor="pointer"
          borderRadius="tag"
          color={sorted ? 'fg' : 'inherit'}
          fontWeight="medium"
          whiteSpace="nowrap"
          _hover={{ color: 'fg' }}
          onClick={onSort}
        >
          {title}
          <Icon size={13} aria-hidden />
        </chakra.button>
      ) : (
        title
      )}
    </chakra.th>
  );
}
