import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Failure, failureSentence } from '../../../lib/failure.ts';
import { safeReturnPath } from '../../../lib/session.ts';
import { signIn } from '../../../lib/signIn.ts';
import { entrance } from '../../../locales/zh-CN/entrance.ts';
import { failures } from '../../../locales/zh-CN/failures.ts';
import { useCaptcha } from '../_lib/useCaptcha.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

const fields = ['userName', 'password', 'captcha'] as const;
type FieldName = (typeof fields)[number];
interface Problem {
  field: FieldName | null;
  message: string;
}

const t = entrance.login;

/** Name, password and captcha. A wrong attempt keeps what was typed, but for the captcha, which is used up. */
export function LoginForm() {
  const form = useRef<HTMLFormElement>(null);
  const [submitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { state, settled, fetchNew, cool } = useCaptcha();
  const { status, kind, secondsLeft } = state;

  const refuse = (field: FieldName | null, message: string) => {
    setProblem({ field, message });
    setSubmitting(false);
    const input = form.current?.querySelector<HTMLInputElement>(`[name="${field ?? 'password'}"]`);
    input?.focus();
    input?.select();
  };

  /** What was typed was about the old one. */
  const renew = () => {
    const input = form.current?.querySelector<HTMLInputElement>('[name="captcha"]');
    if (input) input.value = '';
    if (status !== 'off') fetchNew(kind);
  };
  const renewByHand: typeof fetchNew = (wanted) => {
    fetchNew(wanted);
    form.current?.querySelector<HTMLInputElement>('[name="captcha"]')?.focus();
  };

  const fail = (error: unknown) => {
    if (error instanceof Failure && error.code === 'RATE_LIMITED') {
      setProblem(null);
      setSubmitting(false);
      return cool(error);
    }
    const named = error instanceof Failure ? error.field : null;
    const field = fields.find((name) => name === named) ?? null;
    renew();
    refuse(field, failureSentence(error, failures.signIn));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const given = (name: FieldName) => String(data.get(name) ?? '');
    const userName = given('userName').trim();
    const answer = given('captcha').trim();
    if (!userName) return refuse('userName', t.needUserName);
    if (!given('password')) return refuse('password', t.needPassword);
    setSubmitting(true);
    setProblem(null);
    const asked = await settled();
    const { captcha } = asked;
    if (asked.status === 'failed') return refuse('captcha', t.captchaMissing);
    if (asked.status === 'cooling') return setSubmitting(false);
    if (asked.status !== 'off' && (!answer || !captcha)) return refuse('captcha', t.needCaptcha);
    try {
      const captchaId = captcha?.captchaId ?? null;
      await signIn({ userName, password: given('password'), captchaId, captcha: answer || null });
      window.location.replace(safeReturnPath(new URLSearchParams(window.location.search).get('from')));
    } catch (error) {
      fail(error);
    }
  };

  // The seconds tick for the eye; a reader hears the sentence once.
  const cooling = status === 'cooling';
  useEffect(() => {
    if (cooling) form.current?.querySelector<HTMLInputElement>('[name="captcha"]')?.blur();
  }, [cooling]);

  const fieldError = (field: FieldName) => (problem?.field === field ? problem.message : null);
  const general = problem && !problem.field ? problem.message : state.problem;
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <TextField name="userName" label={t.userName} autoComplete="username" error={fieldError('userName')} />
      <PasswordField error={fieldError('password')} />
      {status !== 'off' && <CaptchaField state={state} error={fieldError('captcha')} onNew={renewByHand} />}
      <div className="login-problem">
        <p role="alert">{general}</p>
        {cooling && <p aria-hidden>{t.cooling(secondsLeft)}</p>}
      </div>
      <button className="login-submit" type="submit" disabled={submitting || cooling}>
        {submitting ? t.submitting : cooling ? t.submitCooling(secondsLeft) : t.submit}
      </button>
    </form>
  );
}
