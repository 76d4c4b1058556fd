import { landing as t } from '../../../locales/zh-CN/landing.ts';

/** What is promised, not yet there. */
export function Soon() {
  return <span className="soon">{t.soon}</span>;
}
