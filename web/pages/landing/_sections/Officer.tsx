import { landing as t } from '../../../locales/zh-CN/landing.ts';
import type { SiteContent } from '../siteContent.ts';
import { Soon } from './Soon.tsx';

export function Officer({ officer }: { officer: SiteContent['officer'] }) {
  return (
    <section className="section officer" aria-labelledby="officer">
      <h2 id="officer">{officer.title}</h2>
      <p className="lead">{officer.lead}</p>
      <ol className="officer-steps">
        {officer.steps.map((step) => (
          <li key={step.title}>
            <h3>
              {step.title}
              {step.soon && <Soon />}
            </h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <picture>
        <source srcSet="/landing/workbench-dark.webp" media="(prefers-color-scheme: dark)" />
        <img
          className="screen"
          src="/landing/workbench.webp"
          alt={t.workbench}
          width="1440"
          height="900"
          loading="lazy"
          decoding="async"
        />
      </picture>
    </section>
  );
}
