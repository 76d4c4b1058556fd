import { useEffect } from 'react';
import { entrance } from '../../locales/zh-CN/entrance.ts';
import { mixcutSteps } from '../../locales/zh-CN/mixcutSteps.ts';
import { Mark } from '../../ui/Mark.tsx';
import './landing.css';

const t = entrance.landing;

export function LandingPage() {
  useEffect(() => {
    document.title = `${entrance.product} · ${entrance.slogan}`;
  }, []);

  return (
    <div className="landing">
      <header>
        <a className="landing-brand" href="/">
          <Mark size={30} />
          <span>{entrance.product}</span>
        </a>
        <a className="landing-login" href="/login">
          {t.login}
        </a>
      </header>
      <main>
        <h1>{t.title}</h1>
        <p className="landing-lead">{t.lead}</p>
        <a className="landing-start" href="/login">
          {t.start}
        </a>
        <ol className="landing-strip" aria-label={t.stripLabel}>
          {mixcutSteps.map((step, index) => (
            <li key={step}>
              <span>{index + 1}</span>
              {step}
            </li>
          ))}
        </ol>
        <ul className="landing-points">
          {t.points.map((point) => (
            <li key={point.title}>
              <h2>{point.title}</h2>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
