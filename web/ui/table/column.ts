import type { ReactNode } from 'react';

/** One column of a table, or one line of a card where the screen is narrow. */
export interface Column<Row> {
  /** Also the name that the address sorts by. */
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, one digit below the other. */
  figure?: boolean;
  /** Can be sorted by; which way first, as people expect it (names from A, dates from now). */
  sortable?: SortDirection;
  /** CSS width that it never falls below. */
  minWidth?: string;
  /** On a card: its headline, or left out because the headline says it too. */
  onCard?: 'headline' | 'hidden';
}

export type SortDirection = 'ascending' | 'descending';

export interface Sort {
  key: string;
  direction: SortDirection;
}

/** What can be done to one row. */
export interface RowAction {
  key: string;
  label: string;
  onSelect: () => void;
  /** Cannot be taken back, or takes something away. */
  danger?: boolean;
  disabled?: boolean;
}

/** What a table needs to draw rows; the cards of a phone need the same. */
export interface RowsProps<Row> {
  /** Names the table to those who do not see it. */
  label: string;
  columns: readonly Column<Row>[];
  /** Null while they are on their way: grey rows of the true shape stand there. */
  rows: readonly Row[] | null;
  /** How many grey rows. */
  expectedRows: number;
  rowKey: (row: Row) => string;
  /** How a row is called in the name of its action button. */
  rowName: (row: Row) => string;
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  sort?: Sort | null | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Other rows are on their way; these are still shown, dimmed. */
  stale?: boolean | undefined;
}
