import { landing as t } from '../../../locales/zh-CN/landing.ts';
import type { SiteContent } from '../siteContent.ts';
import { Soon } from './Soon.tsx';

const phone = '(max-width: 767px)';
const dark = '(prefers-color-scheme: dark)';
const sizes = '(min-width: 1168px) 1120px, calc(100vw - 48px)';
const widths = (name: string) => `/landing/${name}-1120.webp 1120w, /landing/${name}.webp 1440w`;

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
        {/* On a phone the phone's own screen: the other one could not be read there. */}
        <source
          srcSet="/landing/workbench-phone-dark.webp"
          media={`${phone} and ${dark}`}
          width="780"
          height="1220"
        />
        <source srcSet="/landing/workbench-phone.webp" media={phone} width="780" height="1220" />
        <source srcSet={widths('workbench-dark')} sizes={sizes} media={dark} />
        <img
          className="screen"
          src="/landing/workbench.webp"
          srcSet={widths('workbench')}
          sizes={sizes}
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
