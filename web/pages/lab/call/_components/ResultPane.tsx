import { chakra } from '@chakra-ui/react/styled-system';
import { JsonEditor } from '../../../../features/jsonEditor/JsonEditor.tsx';
import { labCall as t } from '../../../../locales/zh-CN/lab.ts';
import { Facts } from '../../../../ui/Facts.tsx';
import { Skeleton } from '../../../../ui/feedback.tsx';
import { formatSize } from '../_lib/formatSize.ts';
import type { Answer } from '../_lib/sendCall.ts';
import { type CallEntry, isGood } from '../_lib/useCalls.ts';
import { MediaList } from './MediaList.tsx';

/** What the tool answered, or why it did not. */
export function ResultPane({ entry, isSending }: { entry: CallEntry | null; isSending: boolean }) {
  return (
    <chakra.section aria-label={t.result} aria-busy={isSending} css={pane}>
      <chakra.h3 textStyle="heading">{t.result}</chakra.h3>
      {isSending ? <Skeleton h="40" /> : <Shown entry={entry} />}
    </chakra.section>
  );
}

function Shown({ entry }: { entry: CallEntry | null }) {
  if (!entry) return <chakra.p color="fg.muted">{t.noResult}</chakra.p>;
  const { answer, error } = entry;
  return (
    <>
      <chakra.p css={verdict} data-good={isGood(entry)} role="status">
        {isGood(entry) ? t.sent : t.failed}
        {!isGood(entry) && `：${error ?? t.answeredWith(answer?.status ?? 0)}`}
      </chakra.p>
      {answer && <AnswerView key={entry.key} answer={answer} />}
    </>
  );
}

function AnswerView({ answer }: { answer: Answer }) {
  const text = answer.isJson ? JSON.stringify(answer.data, null, 2) : (answer.data as string | null);
  return (
    <>
      <Facts
        rows={[
          [t.status, answer.status],
          [t.duration, t.ms(answer.durationMs)],
          [t.size, formatSize(answer.sizeBytes)],
          [t.type, answer.contentType || t.unknownType],
        ]}
      />
      {answer.media.length > 0 && <MediaList media={answer.media} />}
      {answer.note && <chakra.p color="fg.muted">{answer.note}</chakra.p>}
      {answer.isJson && text !== null && <JsonEditor label={t.resultJson} value={text} maxHeight="520px" />}
      {!answer.isJson && text !== null && text.trim() !== '' && (
        <chakra.pre css={plain} tabIndex={0} role="region" aria-label={t.resultText}>
          {text}
        </chakra.pre>
      )}
    </>
  );
}

const pane = {
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  p: '4',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
  minW: '0',
} as const;

const verdict = {
  px: '3',
  py: '2',
  borderRadius: 'control',
  overflowWrap: 'anywhere',
  bg: 'status.failed.bg',
  color: 'status.failed.fg',
  '&[data-good=true]': { bg: 'status.done.bg', color: 'status.done.fg' },
} as const;

const plain = {
  m: '0',
  p: '3',
  maxH: '520px',
  overflow: 'auto',
  bg: 'bg.subtle',
  borderRadius: 'control',
  fontFamily: 'mono',
  textStyle: 'table',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
