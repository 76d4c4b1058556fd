import { landing as t } from '../../../locales/zh-CN/landing.ts';
import type { SiteContent } from '../siteContent.ts';
import { QrCode } from './QrCode.tsx';

export function Contact({ contact }: { contact: SiteContent['contact'] }) {
  const { address, phone, email } = contact;
  return (
    <section className="section contact" aria-labelledby="contact">
      <div>
        <h2 id="contact">{contact.title}</h2>
        <dl>
          <dt>{t.address}</dt>
          <dd>{address ?? <Missing />}</dd>
          <dt>{t.phone}</dt>
          <dd>{phone ? <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a> : <Missing />}</dd>
          <dt>{t.email}</dt>
          <dd>{email ? <a href={`mailto:${email}`}>{email}</a> : <Missing />}</dd>
        </dl>
        {contact.note && <p className="note">{contact.note}</p>}
      </div>
      <ul className="codes">
        {contact.codes.map((code) => (
          <li key={code.label}>
            <QrCode code={code} />
            <span>{code.label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Missing() {
  return <span className="missing">{t.missing}</span>;
}
