import { chakra } from '@chakra-ui/react/styled-system';
import { audit as t } from '../../../../locales/zh-CN/admin.ts';
import type { AuditRow } from './AuditRows.tsx';

/** Words for what is kept as a machine's; anything a person wrote stays as it is. */
const wordsFor = new Set(['role', 'verified', 'sex']);

/** Field by field, before and after. */
export function Changes({ changes }: { changes: AuditRow['changes'] }) {
  if (changes.length === 0) return '–';
  return (
    <chakra.ul listStyle="none" m="0" p="0" display="flex" flexWrap="wrap" columnGap="4">
      {changes.map(({ field, before, after }) => {
        const said = (value: string | null | undefined) =>
          value == null ? t.nothing : wordsFor.has(field) ? (t.values[value] ?? value) : value;
        return (
          <chakra.li key={field} overflowWrap="anywhere">
            <chakra.span color="fg.subtle">{t.fields[field] ?? field}：</chakra.span>
            {before != null && (
              <chakra.span color="fg.muted">
                {said(before)}
                {' → '}
              </chakra.span>
            )}
            {said(after)}
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
