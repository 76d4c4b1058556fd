import type { SiteContent } from '../siteContent.ts';
import { Soon } from './Soon.tsx';

export function Functions({ functions }: { functions: SiteContent['functions'] }) {
  return (
    <section className="section" aria-labelledby="functions">
      <h2 id="functions">{functions.title}</h2>
      <p className="lead">{functions.lead}</p>
      <ul className="functions">
        {functions.items.map((item) => (
          <li key={item.title}>
            <h3>
              {item.title}
              {item.soon && <Soon />}
            </h3>
            <p>{item.points.join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
