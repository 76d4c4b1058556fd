import { useEffect } from 'react';
import { isFramed, owesSignOut } from '../../lib/session.ts';
import { settleSignOut } from '../../lib/signIn.ts';
import { entrance } from '../../locales/zh-CN/entrance.ts';
import { Mark } from '../../ui/Mark.tsx';
import { EndedNotice } from './_components/EndedNotice.tsx';
import { LoginForm } from './_components/LoginForm.tsx';
import './login.css';

const t = entrance.login;

export function LoginPage() {
  useEffect(() => {
    document.title = `${t.submit} - ${entrance.product}`;
    if (owesSignOut()) void settleSignOut();
    // While the name is typed, the workbench arrives: after the answer there is nothing left to wait for. Not sooner,
    // or it would hold up the captcha on a slow phone.
    const fetchAhead = () => void import('../../app/workbench.tsx');
    document.addEventListener('input', fetchAhead, { once: true });
    return () => document.removeEventListener('input', fetchAhead);
  }, []);

  return (
    <main className="login">
      <section className="login-card" aria-labelledby="login-title">
        <a className="login-brand" href="/" title={t.back}>
          <Mark size={32} />
          <span>{entrance.product}</span>
        </a>
        {isFramed ? (
          <EndedNotice />
        ) : (
          <>
            <h1 id="login-title">{t.title}</h1>
            <p className="login-lead">{t.subtitle}</p>
            <LoginForm />
          </>
        )}
      </section>
      <p className="login-foot">{entrance.slogan}</p>
    </main>
  );
}
