import { landing as t } from '../../../locales/zh-CN/landing.ts';
import { Mark } from '../../../ui/Mark.tsx';

const places = Object.entries(t.places);

/** On a wide screen a bar with everything; on a phone 登录 and a drawer, opened by the browser's own popover. */
export function LandingHeader() {
  return (
    <header className="bar">
      <a className="brand" href="/">
        <Mark size={30} />
        <span>{t.brand}</span>
      </a>
      <nav className="places" aria-label={t.onThisPage}>
        {places.map(([id, label]) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
      <a className="quiet" href="/login">
        {t.login}
      </a>
      <a className="solid bar-start" href="/login">
        {t.start}
      </a>
      <button className="menu" type="button" popoverTarget="drawer" aria-label={t.openMenu}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M3 6h14M3 14h14" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </button>
      <div id="drawer" className="drawer" popover="auto">
        <nav aria-label={t.menu}>
          {places.map(([id, label]) => (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ))}
          <a className="solid" href="/login">
            {t.start}
          </a>
        </nav>
        <button className="quiet" type="button" popoverTarget="drawer" popoverTargetAction="hide">
          {t.closeMenu}
        </button>
      </div>
    </header>
  );
}
