import { useEffect } from 'react';
import { entrance } from '../../../locales/zh-CN/entrance.ts';

const t = entrance.login;
/** What the page around us may listen for, to open us again with a new ticket. It tells nothing but that. */
const endedMessage = { type: 'reelsmith:session-ended' };

/** Inside somebody else's frame nobody signs in: a password typed there could be anybody's to read. */
export function EndedNotice() {
  useEffect(() => {
    window.parent.postMessage(endedMessage, '*');
  }, []);
  return (
    <>
      <h1 id="login-title">{t.ended}</h1>
      <p className="login-lead">{t.endedLead}</p>
      <a className="login-own" href="/login" target="_blank" rel="noopener">
        {t.ownWindow}
      </a>
    </>
  );
}
