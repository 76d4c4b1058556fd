import { chakra } from '@chakra-ui/react/styled-system';
import { table as t } from '../../locales/zh-CN/table.ts';
import { Skeleton } from '../feedback.tsx';
import type { RowAction, RowsProps } from './column.ts';
import { HeadCell } from './HeadCell.tsx';
import { RowActions } from './RowActions.tsx';
import { nextSort } from './tableAddress.ts';
import { frame, grid, hidden } from './tableStyles.ts';
import { useRowFocus } from './useRowFocus.ts';

interface TableRowsProps<Row> extends RowsProps<Row> {
  onOpenMenu: (actions: readonly RowAction[], anchor: HTMLElement) => void;
}

/** Rows under a head that stays, for screens wide enough to compare columns. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { columns, rows, rowKey, rowName, actions, sort, onSort, stale, onOpenMenu } = props;
  const rowOf = (key: string) => rows?.find((row) => rowKey(row) === key);
  const focus = useRowFocus(rows?.map(rowKey) ?? [], (key, element) => {
    const row = rowOf(key);
    const offered = row && actions ? actions(row) : [];
    if (offered.length > 0) onOpenMenu(offered, element);
  });
  return (
    <chakra.div css={frame} aria-busy={rows === null || stale}>
      <chakra.table css={grid} opacity={stale ? 0.6 : 1}>
        <chakra.caption css={hidden}>{actions ? `${props.label}，${t.keys}` : props.label}</chakra.caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell
                key={column.key}
                title={column.title}
                figure={column.figure ?? false}
                minWidth={column.minWidth}
                onSort={onSort && column.sortable ? () => onSort(nextSort(column, sort)) : null}
                sorted={sort?.key === column.key ? sort.direction : null}
              />
            ))}
            {actions && (
              <th scope="col">
                <chakra.span css={hidden}>{t.actions}</chakra.span>
              </th>
            )}
          </tr>
        </thead>
        {rows === null ? (
          <GreyRows columns={columns.length + (actions ? 1 : 0)} rows={props.expectedRows} />
        ) : (
          <tbody onKeyDown={focus.onKeyDown}>
            {rows.map((row) => {
              const key = rowKey(row);
              return (
                <tr
                  key={key}
                  data-row={key}
                  tabIndex={key === focus.current ? 0 : -1}
                  onFocus={() => focus.onFocusRow(key)}
                >
                  {columns.map((column) => (
                    <td key={column.key} data-figure={column.figure || undefined}>
                      {column.cell(row)}
                    </td>
                  ))}
                  {actions && (
                    <td data-actions>
                      <RowActions
                        actions={actions(row)}
                        rowName={rowName(row)}
                        reachable={key === focus.current}
                        onOpenMenu={(anchor) => onOpenMenu(actions(row), anchor)}
                      />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        )}
      </chakra.table>
    </chakra.div>
  );
}

function GreyRows({ columns, rows }: { columns: number; rows: number }) {
  return (
    <tbody>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <tr key={row}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <td key={column}>
              <Skeleton h="3" my="1" maxW="80%" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
