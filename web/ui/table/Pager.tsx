import { chakra } from '@chakra-ui/react/styled-system';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/format.ts';
import { table as t } from '../../locales/zh-CN/table.ts';
import { RouterButton } from '../Button.tsx';
import { Select } from '../controls.ts';
import { PageJump } from './PageJump.tsx';
import { pageNumbers } from './pageNumbers.ts';
import type { TableControls } from './useTableAddress.ts';

/** Pages as links (they open in new tabs, back works), how many rows there are, and how many to show at once. */
export function Pager({ table, total }: { table: TableControls; total: number }) {
  const pages = Math.max(1, Math.ceil(total / table.size));
  const { page } = table;
  return (
    <chakra.nav
      aria-label={t.pages}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      py="3"
      textStyle="table"
    >
      <chakra.span color="fg.muted" flex="1" whiteSpace="nowrap">
        {t.total(formatCount(total))}
      </chakra.span>
      {pages > 1 && (
        <chakra.span display="inline-flex" alignItems="center" gap="1">
          <Step table={table} to={page > 1 ? Math.min(page - 1, pages) : null} label={t.previous}>
            <ChevronLeft size={16} aria-hidden />
          </Step>
          <chakra.span hideFrom="md" px="2" whiteSpace="nowrap">
            {t.pageOf(page, pages)}
          </chakra.span>
          <chakra.span hideBelow="md" display="inline-flex" alignItems="center" gap="1">
            {pageNumbers(page, pages).map((number, index) =>
              number === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
                <chakra.span key={`gap${index}`} px="1" color="fg.subtle" aria-hidden>
                  …
                </chakra.span>
              ) : (
                <RouterButton
                  key={number}
                  to={table.linkTo(number)}
                  preventScrollReset
                  size="sm"
                  px="2.5"
                  variant={number === page ? 'outline' : 'ghost'}
                  aria-label={t.page(number)}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {number}
                </RouterButton>
              ),
            )}
          </chakra.span>
          <Step table={table} to={page < pages ? page + 1 : null} label={t.next}>
            <ChevronRight size={16} aria-hidden />
          </Step>
        </chakra.span>
      )}
      {table.sizes.length > 1 && (
        <Select
          aria-label={t.size}
          w="auto"
          minH="8"
          textStyle="table"
          value={table.size}
          onChange={(event) => table.setSize(Number(event.target.value))}
        >
          {table.sizes.map((size) => (
            <option key={size} value={size}>
              {t.sizeOf(size)}
            </option>
          ))}
        </Select>
      )}
      {pages > 5 && <PageJump pages={pages} onJump={table.goTo} />}
    </chakra.nav>
  );
}

interface StepProps {
  table: TableControls;
  /** Null at the end, where there is nothing to go to. */
  to: number | null;
  label: string;
  children: ReactNode;
}

function Step({ table, to, label, children }: StepProps) {
  if (to === null) {
    return (
      <chakra.span display="inline-grid" placeItems="center" boxSize="8" color="border.strong" aria-hidden>
        {children}
      </chakra.span>
    );
  }
  return (
    <RouterButton
      to={table.linkTo(to)}
      preventScrollReset
      size="sm"
      variant="ghost"
      icon
      px="0"
      aria-label={label}
    >
      {children}
    </RouterButton>
  );
}
