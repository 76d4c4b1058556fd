import { landing as t } from '../../locales/zh-CN/landing.ts';
import { Cases } from './_sections/Cases.tsx';
import { Contact } from './_sections/Contact.tsx';
import { Functions } from './_sections/Functions.tsx';
import { Hero } from './_sections/Hero.tsx';
import { LandingHeader } from './_sections/LandingHeader.tsx';
import { Officer } from './_sections/Officer.tsx';
import { Services } from './_sections/Services.tsx';
import { Team } from './_sections/Team.tsx';
import type { SiteContent } from './siteContent.ts';

/** The public front page. It is drawn on the server and needs no script to be read. */
export function LandingPage({ content }: { content: SiteContent }) {
  return (
    <>
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <LandingHeader />
      <main id="main" tabIndex={-1}>
        <Hero hero={content.hero} />
        <Officer officer={content.officer} />
        <Functions functions={content.functions} />
        <Services services={content.services} />
        <Cases cases={content.cases} />
        <Team team={content.team} />
        <Contact contact={content.contact} />
      </main>
      <footer className="foot">{content.footer}</footer>
    </>
  );
}
