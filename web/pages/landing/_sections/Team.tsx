import type { SiteContent } from '../siteContent.ts';

export function Team({ team }: { team: SiteContent['team'] }) {
  return (
    <section className="section" aria-labelledby="team">
      <h2 id="team">{team.title}</h2>
      {team.note && <p className="note">{team.note}</p>}
      {team.groups.map((group) => (
        <div key={group.title} className="team">
          <h3>{group.title}</h3>
          <ul>
            {group.people.map((person) => (
              <li key={`${person.name}-${person.role}`}>
                <span className="face" aria-hidden="true">
                  {[...person.name][0]}
                </span>
                <b>{person.name}</b>
                <span className="role">{person.role}</span>
                <p>{person.text}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
