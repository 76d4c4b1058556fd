import { chakra } from '@chakra-ui/react/styled-system';
import { labCall as t } from '../../../../locales/zh-CN/lab.ts';
import { type CallEntry, isGood } from '../_lib/useCalls.ts';

interface HistoryListProps {
  entries: readonly CallEntry[];
  shown: CallEntry | null;
  onRestore: (entry: CallEntry) => void;
}

const clock = new Intl.DateTimeFormat('zh-CN', { timeStyle: 'medium' });

/** The calls of this visit; gone with the page, and never sent anywhere. */
export function HistoryList({ entries, shown, onRestore }: HistoryListProps) {
  if (entries.length === 0) return null;
  return (
    <chakra.section aria-label={t.history}>
      <chakra.h3 textStyle="heading">{t.history}</chakra.h3>
      <chakra.p textStyle="caption" color="fg.subtle" mb="2">
        {t.historyHint}
      </chakra.p>
      <chakra.ol listStyle="none" m="0" p="0" display="flex" flexDirection="column" gap="1">
        {entries.map((entry) => (
          <li key={entry.key}>
            <chakra.button
              type="button"
              css={row}
              aria-current={entry === shown || undefined}
              onClick={() => onRestore(entry)}
            >
              <chakra.span flexShrink="0" color={isGood(entry) ? 'status.done.fg' : 'status.failed.fg'}>
                {entry.answer ? entry.answer.status : t.failed}
              </chakra.span>
              <chakra.span flexShrink="0" color="fg.muted">
                {clock.format(entry.at)}
              </chakra.span>
              {entry.answer && (
                <chakra.span flexShrink="0" color="fg.muted">
                  {t.ms(entry.answer.durationMs)}
                </chakra.span>
              )}
              <chakra.span minW="0" truncate fontFamily="mono" color="fg.muted">
                {entry.text.replace(/\s+/g, ' ')}
              </chakra.span>
            </chakra.button>
          </li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '8',
  px: '3',
  border: '0',
  borderRadius: 'control',
  bg: 'transparent',
  color: 'fg',
  textStyle: 'table',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  '&[aria-current]': { bg: 'bg.hover' },
} as const;
