import { useCallback, useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../../../lib/failure.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { labCall as t } from '../../../../locales/zh-CN/lab.ts';
import { notify } from '../../../../ui/notify.ts';
import { type Answer, sendCall } from './sendCall.ts';

/** One call of this visit: what was sent and what came back. */
export interface CallEntry {
  key: number;
  at: Date;
  /** The JSON as it was typed. */
  text: string;
  answer: Answer | null;
  /** Chinese: why there is no answer. */
  error: string | null;
}

/** What is remembered of a visit: in this page's memory alone. */
const mostEntries = 20;

/** Good: the tool answered, and said that all is well. */
export function isGood({ answer }: CallEntry): boolean {
  return answer !== null && answer.status < 400;
}

export function useCalls(toolNumber: number) {
  const [entries, setEntries] = useState<readonly CallEntry[]>([]);
  const [shown, setShown] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const running = useRef<AbortController | null>(null);
  const counter = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async (text: string, data: unknown) => {
      if (running.current) return;
      const abort = new AbortController();
      running.current = abort;
      setSending(true);
      let answer: Answer | null = null;
      let error: string | null = null;
      try {
        answer = await sendCall(toolNumber, data, abort.signal);
      } catch (failure) {
        error = abort.signal.aborted ? t.aborted : failureMessage(failure, failures.network);
      }
      running.current = null;
      setSending(false);
      counter.current += 1;
      const entry: CallEntry = { key: counter.current, at: new Date(), text, answer, error };
      setEntries((before) => [entry, ...before].slice(0, mostEntries));
      setShown(entry.key);
      if (isGood(entry)) void notify('success', t.sent);
      else if (!abort.signal.aborted) {
        void notify('error', t.failed, error ?? t.answeredWith(answer?.status ?? 0));
      }
    },
    [toolNumber],
  );

  return {
    entries,
    shown: entries.find(({ key }) => key === shown) ?? null,
    isSending,
    send,
    abort: () => running.current?.abort(),
    show: setShown,
  };
}
