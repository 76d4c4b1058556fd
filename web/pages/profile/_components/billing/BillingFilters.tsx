import { chakra } from '@chakra-ui/react/styled-system';
import Download from 'lucide-react/icons/download';
import type { LedgerKind } from '../../../../features/ledger/KindTag.tsx';
import { ledgerKinds } from '../../../../locales/zh-CN/ledger.ts';
import { profileBilling as t } from '../../../../locales/zh-CN/profile.ts';
import { Button, LinkButton } from '../../../../ui/Button.tsx';
import { Select, TextInput } from '../../../../ui/controls.ts';
import { Field } from '../../../../ui/Field.tsx';
import { type BillingFilter, csvPath, isBackwards } from '../../_lib/billingAddress.ts';

interface BillingFiltersProps {
  filter: BillingFilter;
  filtered: boolean;
  onChange: (changes: Readonly<Record<string, string | null>>) => void;
}

/** Which rows; the file has the same. */
export function BillingFilters({ filter, filtered, onChange }: BillingFiltersProps) {
  const backwards = isBackwards(filter);
  return (
    <chakra.div css={filters}>
      <Field label={t.kind}>
        {(control) => (
          <Select
            {...control}
            w={{ base: 'full', md: '32' }}
            value={filter.kind?.toLowerCase() ?? ''}
            onChange={(event) => onChange({ kind: event.target.value })}
          >
            <option value="">{t.all}</option>
            {(Object.keys(ledgerKinds) as LedgerKind[]).map((kind) => (
              <option key={kind} value={kind.toLowerCase()}>
                {ledgerKinds[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t.from}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            w={{ base: 'full', md: '40' }}
            max={filter.to ?? undefined}
            value={filter.from ?? ''}
            onChange={(event) => onChange({ from: event.target.value })}
          />
        )}
      </Field>
      <Field label={t.to} error={backwards ? t.badRange : null}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            w={{ base: 'full', md: '40' }}
            min={filter.from ?? undefined}
            value={filter.to ?? ''}
            onChange={(event) => onChange({ to: event.target.value })}
          />
        )}
      </Field>
      {/* As high as a label, so that the buttons stand beside the controls. */}
      <chakra.div
        display="flex"
        gap="2"
        flex="1"
        justifyContent="flex-end"
        pt={{ base: 0, md: 'calc({spacing.5} + {spacing.1.5})' }}
      >
        {filtered && (
          <Button variant="ghost" onClick={() => onChange({ kind: null, from: null, to: null })}>
            {t.reset}
          </Button>
        )}
        <LinkButton href={csvPath(filter)} download>
          <Download size={15} aria-hidden />
          {t.csv}
        </LinkButton>
      </chakra.div>
    </chakra.div>
  );
}

/** On a phone the dates stand side by side, each half as wide as the screen. */
const filters = {
  display: { base: 'grid', md: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'flex-start',
  gap: '3',
  flexWrap: 'wrap',
  '& > :is(:first-child, :last-child)': { gridColumn: '1 / -1' },
} as const;
