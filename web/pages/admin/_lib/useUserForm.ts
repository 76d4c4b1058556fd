import { useRef, useState } from 'react';
import { Failure, failureMessage } from '../../../lib/failure.ts';
import { failures } from '../../../locales/zh-CN/failures.ts';
import { fieldNamed, hasProblem, type Problems } from './userDraft.ts';

/**
 * A form's draft and what is wrong with it. A field's complaint goes when the field is written in again; what the
 * server declines stands under the field it named, else under the form. The first wrong field gets the focus.
 */
export function useUserForm<Draft extends object>(initial: Draft, problemsOf: (draft: Draft) => Problems) {
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const fields = useRef<HTMLDivElement>(null);

  const focusOn = (name: string | undefined) =>
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus());
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])),
    }));
  };
  const check = () => {
    const found = problemsOf(draft);
    setProblems(found);
    setFailure(null);
    if (hasProblem(found)) focusOn(Object.keys(found).find((name) => found[name]));
    return !hasProblem(found);
  };
  const decline = (error: Error, situation: string) => {
    const field = fieldNamed(error instanceof Failure ? error.field : null);
    const message = failureMessage(error, failures.network);
    if (field === null || !(field in draft)) return setFailure(`${situation}：${message}`);
    setProblems({ [field]: message });
    focusOn(field);
  };
  return { draft, problems, failure, fields, change, check, decline };
}
