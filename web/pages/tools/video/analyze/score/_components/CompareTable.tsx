import { chakra } from '@chakra-ui/react/styled-system';
import { scoreDetail as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { compareScores, type JudgedFilm, signed } from '../_lib/compareScores.ts';

interface ComparedFilm {
  readonly index: number;
  readonly result: JudgedFilm;
}

/** Criterion by criterion: what it was, what it is, and the difference. */
export function CompareTable({ before, after }: { before: ComparedFilm; after: ComparedFilm }) {
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={t.compareTable}>
      <chakra.table css={table}>
        <thead>
          <tr>
            <th scope="col">{t.criterion}</th>
            <th scope="col" data-part="weight">
              {t.weight}
            </th>
            <Entry number={before.index + 1} />
            <Entry number={after.index + 1} />
            <th scope="col">{t.difference}</th>
          </tr>
        </thead>
        <tbody>
          {compareScores(before.result, after.result).map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.title}</th>
              <td data-part="weight">{row.weight}</td>
              <td>{row.before ?? t.unjudged}</td>
              <td>{row.after ?? t.unjudged}</td>
              <Difference value={row.difference} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.total}</th>
            <td data-part="weight" />
            <td>{before.result.score}</td>
            <td>{after.result.score}</td>
            <Difference value={after.result.score - before.result.score} />
          </tr>
        </tfoot>
      </chakra.table>
    </chakra.div>
  );
}

/** On a phone its number is enough: the difference must be seen without scrolling. */
function Entry({ number }: { number: number }) {
  return (
    <th scope="col">
      <chakra.span hideBelow="sm">{t.entry(number)}</chakra.span>
      <chakra.span hideFrom="sm">{t.entryShort(number)}</chakra.span>
    </th>
  );
}

/** The sign says it; the colour only repeats it. */
function Difference({ value }: { value: number | null }) {
  if (value === null) return <td>—</td>;
  const better = value > 0 ? 'status.done.fg' : 'status.failed.fg';
  return (
    <chakra.td color={value === 0 ? 'fg.muted' : better}>{value === 0 ? t.same : signed(value)}</chakra.td>
  );
}

const table = {
  w: 'full',
  textStyle: 'table',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    px: '2',
    py: '1.5',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  '& th:first-of-type': { textAlign: 'start', whiteSpace: 'normal' },
  '& [data-part=weight]': { display: { base: 'none', sm: 'table-cell' } },
  '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
  '& tbody th': { fontWeight: 'normal' },
  '& tfoot th, & tfoot td': { fontWeight: 'semibold', borderBottomWidth: 0 },
} as const;
