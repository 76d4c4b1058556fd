import { landing as t } from '../../../locales/zh-CN/landing.ts';
import { mixcutSteps } from '../../../locales/zh-CN/mixcutSteps.ts';
import type { SiteContent } from '../siteContent.ts';

/** The promise, and a film that keeps it. The poster is the page's largest picture and is preloaded. */
export function Hero({ hero }: { hero: SiteContent['hero'] }) {
  return (
    <section className="hero">
      <div className="hero-words">
        <h1>{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <p className="actions">
          <a className="solid" href="/login">
            {t.start}
          </a>
          <a className="quiet outlined" href="#functions">
            {t.explore}
          </a>
        </p>
      </div>
      <figure className="film">
        {/* biome-ignore lint/a11y/useMediaCaption: the captions are part of the picture */}
        <video
          controls
          playsInline
          preload="none"
          poster="/landing/film.webp"
          width="960"
          height="540"
          src="/landing/film.mp4"
          aria-label={t.film}
        />
        <figcaption>{hero.filmCaption}</figcaption>
      </figure>
      <ol className="strip" aria-label={t.steps}>
        {mixcutSteps.map((step, index) => (
          <li key={step}>
            <span aria-hidden="true">{index + 1}</span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
