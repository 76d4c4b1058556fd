import type { SiteContent } from '../siteContent.ts';

export function Services({ services }: { services: SiteContent['services'] }) {
  return (
    <section className="section" aria-labelledby="services">
      <h2 id="services">{services.title}</h2>
      <ul className="services">
        {services.items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
            <ul className="ticks">
              {item.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
