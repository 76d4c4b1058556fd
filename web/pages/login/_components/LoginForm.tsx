import { type FormEvent, useRef, useState } from 'react';
import { Failure, failureMessage } from '../../../lib/failure.ts';
import { safeReturnPath } from '../../../lib/session.ts';
import { signIn } from '../../../lib/signIn.ts';
import { entrance } from '../../../locales/zh-CN/entrance.ts';
import { failures } from '../../../locales/zh-CN/failures.ts';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

type FieldName = 'userName' | 'password';
interface Problem {
  field: FieldName | null;
  message: string;
}

const t = entrance.login;

/** Name and password; a captcha takes its place above the button when the server asks for one. */
export function LoginForm() {
  const form = useRef<HTMLFormElement>(null);
  const [submitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const refuse = (field: FieldName | null, message: string) => {
    setProblem({ field, message });
    setSubmitting(false);
    form.current?.querySelector<HTMLInputElement>(`[name="${field ?? 'password'}"]`)?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const userName = String(data.get('userName') ?? '').trim();
    const password = String(data.get('password') ?? '');
    if (!userName) return refuse('userName', t.needUserName);
    if (!password) return refuse('password', t.needPassword);
    setSubmitting(true);
    setProblem(null);
    try {
      await signIn(userName, password);
      window.location.replace(safeReturnPath(new URLSearchParams(window.location.search).get('from')));
    } catch (error) {
      const field = error instanceof Failure ? error.field : null;
      refuse(
        field === 'userName' || field === 'password' ? field : null,
        failureMessage(error, failures.signIn),
      );
    }
  };

  const fieldError = (field: FieldName) => (problem?.field === field ? problem.message : null);
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <TextField name="userName" label={t.userName} autoComplete="username" error={fieldError('userName')} />
      <PasswordField error={fieldError('password')} />
      <p className="login-problem" role="alert">
        {problem && !problem.field ? problem.message : null}
      </p>
      <button className="login-submit" type="submit" disabled={submitting}>
        {submitting ? t.submitting : t.submit}
      </button>
    </form>
  );
}
