import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { table as t } from '../../locales/zh-CN/table.ts';
import { Select } from '../controls.ts';
import { Skeleton } from '../feedback.tsx';
import type { RowAction, RowsProps } from './column.ts';
import { RowActions } from './RowActions.tsx';
import { writeSort } from './tableAddress.ts';
import { card } from './tableStyles.ts';

interface CardRowsProps<Row> extends RowsProps<Row> {
  onOpenMenu: (actions: readonly RowAction[], anchor: HTMLElement) => void;
}

/** The same rows one below the other, for a phone: nothing is pushed off to the side. */
export function CardRows<Row>(props: CardRowsProps<Row>) {
  const { label, columns, rows, rowKey, rowName, actions, stale, onOpenMenu } = props;
  const headline = columns.find(({ onCard }) => onCard === 'headline') ?? columns[0];
  const rest = columns.filter((column) => column !== headline && column.onCard !== 'hidden');
  return (
    <chakra.div display="flex" flexDirection="column" gap="2" opacity={stale ? 0.6 : 1}>
      <SortChoice {...props} />
      <chakra.ul
        aria-label={label}
        aria-busy={rows === null || stale}
        listStyle="none"
        m="0"
        p="0"
        display="flex"
        flexDirection="column"
        gap="2"
      >
        {rows === null &&
          Array.from({ length: Math.min(props.expectedRows, 5) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <Skeleton as="li" key={index} h="32" />
          ))}
        {rows?.map((row) => (
          <chakra.li key={rowKey(row)} css={card}>
            <chakra.div display="flex" alignItems="center" gap="2">
              <chakra.div flex="1" minW="0" fontWeight="medium" overflowWrap="anywhere">
                {headline?.cell(row)}
              </chakra.div>
              {actions && (
                <RowActions
                  actions={actions(row)}
                  rowName={rowName(row)}
                  reachable
                  size="md"
                  onOpenMenu={(anchor) => onOpenMenu(actions(row), anchor)}
                />
              )}
            </chakra.div>
            <chakra.dl m="0" display="grid" gridTemplateColumns="1fr 1fr" columnGap="3" rowGap="1.5">
              {rest.map((column) => (
                <chakra.div key={column.key} minW="0">
                  <chakra.dt textStyle="caption" color="fg.subtle">
                    {column.title}
                  </chakra.dt>
                  <chakra.dd m="0" textStyle="table" overflowWrap="anywhere">
                    {column.cell(row)}
                  </chakra.dd>
                </chakra.div>
              ))}
            </chakra.dl>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

/** What the head's titles are to a wide screen: every column both ways round. */
function SortChoice<Row>({ columns, sort, onSort }: CardRowsProps<Row>) {
  const id = useId();
  const sortable = columns.filter((column) => column.sortable);
  if (!onSort || sortable.length === 0) return null;
  const choices = sortable.flatMap(({ key, title }) =>
    (['descending', 'ascending'] as const).map((direction) => ({ sort: { key, direction }, title })),
  );
  return (
    <chakra.div display="flex" alignItems="center" gap="2" textStyle="table" color="fg.muted">
      <chakra.label htmlFor={id} whiteSpace="nowrap">
        {t.sortBy}
      </chakra.label>
      <Select
        id={id}
        value={sort ? writeSort(sort) : ''}
        onChange={(event) => {
          const chosen = choices.find((choice) => writeSort(choice.sort) === event.target.value);
          if (chosen) onSort(chosen.sort);
        }}
      >
        {!sort && <option value="" />}
        {choices.map((choice) => (
          <option key={writeSort(choice.sort)} value={writeSort(choice.sort)}>
            {`${choice.title} ${t[choice.sort.direction]}`}
          </option>
        ))}
      </Select>
    </chakra.div>
  );
}
