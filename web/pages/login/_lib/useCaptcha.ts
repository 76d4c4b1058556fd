import { useCallback, useEffect, useRef, useState } from 'react';
import { Failure, failureSentence } from '../../../lib/failure.ts';
import { type Captcha, type CaptchaKind, newCaptcha } from '../../../lib/signIn.ts';
import { failures } from '../../../locales/zh-CN/failures.ts';

/** So soon after somebody enters the page, as the seed has it. */
const firstAfterMs = 100;
/** How long to wait after too many requests; longer where the server says so. */
const cooldownSeconds = 60;
/** A picture that nobody answered is exchanged before the server forgets it. */
const staleAfterMs = 4.5 * 60 * 1000;

export interface CaptchaState {
  /** `off`: this installation asks for none. `cooling`: too many requests, `secondsLeft` until the next. */
  status: 'loading' | 'ready' | 'failed' | 'cooling' | 'off';
  kind: CaptchaKind;
  captcha: Captcha | null;
  secondsLeft: number;
  /** Unix time in ms when the cooldown ends. */
  coolUntil: number;
  /** Why there is none. */
  problem: string | null;
}

const beginning: CaptchaState = {
  status: 'loading',
  kind: 'IMAGE',
  captcha: null,
  secondsLeft: 0,
  coolUntil: 0,
  problem: null,
};

/** The captcha of the login card: fetched on entry, anew on request, after an attempt, and when a cooldown ends. */
export function useCaptcha() {
  const [state, setState] = useState(beginning);
  const { kind, status, coolUntil } = state;
  const waiting = useRef<Array<(known: CaptchaState) => void>>([]);
  /** Answers to older requests are not shown. */
  const turn = useRef(0);

  const fetchNew = useCallback((wanted: CaptchaKind) => {
    turn.current += 1;
    const mine = turn.current;
    const show = (part: Partial<CaptchaState>) => {
      if (turn.current === mine) setState((before) => ({ ...before, ...part }));
    };
    show({ status: 'loading', kind: wanted, captcha: null, problem: null });
    newCaptcha(wanted).then(
      (captcha) => show({ status: captcha ? 'ready' : 'off', captcha }),
      (error: unknown) => {
        const limited = error instanceof Failure && error.code === 'RATE_LIMITED';
        if (limited) show(cooldown(error));
        else show({ status: 'failed', problem: failureSentence(error, failures.captcha) });
      },
    );
  }, []);

  /** What is asked, as soon as it is known: whoever is faster than the first picture waits for it. */
  const settled = useCallback(
    (): Promise<CaptchaState> =>
      status === 'loading' ? new Promise((resolve) => waiting.current.push(resolve)) : Promise.resolve(state),
    [state, status],
  );
  useEffect(() => {
    if (status === 'loading') return;
    for (const tell of waiting.current.splice(0)) tell(state);
  }, [state, status]);

  /** After a 429, also of signing in: waits, then fetches a new one by itself. */
  const cool = useCallback((error: Failure) => {
    turn.current += 1;
    setState((before) => ({ ...before, ...cooldown(error) }));
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => fetchNew('IMAGE'), firstAfterMs);
    return () => clearTimeout(timer);
  }, [fetchNew]);

  useEffect(() => {
    if (status === 'ready') {
      const timer = setTimeout(() => fetchNew(kind), staleAfterMs);
      return () => clearTimeout(timer);
    }
    if (status !== 'cooling') return;
    const timer = setInterval(() => {
      const secondsLeft = Math.ceil((coolUntil - Date.now()) / 1000);
      if (secondsLeft > 0) setState((before) => ({ ...before, secondsLeft }));
      else fetchNew(kind);
    }, 500);
    return () => clearInterval(timer);
  }, [status, kind, coolUntil, fetchNew]);

  return { state, settled, fetchNew, cool };
}

function cooldown({ message, retryAfterSeconds }: Failure): Partial<CaptchaState> {
  const secondsLeft = Math.max(cooldownSeconds, retryAfterSeconds ?? 0);
  return {
    status: 'cooling',
    captcha: null,
    secondsLeft,
    coolUntil: Date.now() + secondsLeft * 1000,
    problem: message || failures.rateLimited,
  };
}
