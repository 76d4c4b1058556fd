import { pictureUrl } from '../pictureUrl.ts';
import type { SiteContent } from '../siteContent.ts';

export function Cases({ cases }: { cases: SiteContent['cases'] }) {
  return (
    <section className="section" aria-labelledby="cases">
      <h2 id="cases">{cases.title}</h2>
      {cases.note && <p className="note">{cases.note}</p>}
      <ul className="cases">
        {cases.items.map((item) => (
          <li key={item.title}>
            <img
              src={pictureUrl(item.picture)}
              alt=""
              width="640"
              height="360"
              loading="lazy"
              decoding="async"
            />
            <p className="case-head">
              <span>{item.industry}</span>
              <b>{item.figure}</b>
            </p>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
