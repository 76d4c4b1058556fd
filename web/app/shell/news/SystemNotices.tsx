import { useState } from 'react';
import { news as t } from '../../../locales/zh-CN/news.ts';
import { SwitchRow } from '../../../ui/SwitchRow.tsx';
import { systemNoticesOn, turnSystemNotices } from './systemNotice.ts';

/** The browser is asked for permission only by pressing this. */
export function SystemNotices() {
  const [on, setOn] = useState(systemNoticesOn);
  // An address without encryption has none, and iOS only for apps on the home screen.
  if (!('Notification' in window) || !window.isSecureContext) return null;
  const denied = Notification.permission === 'denied';
  return (
    <SwitchRow
      label={t.system}
      hint={denied ? t.systemDenied : t.systemHint}
      checked={on}
      disabled={denied}
      onChange={(wanted) => void turnSystemNotices(wanted).then(setOn)}
    />
  );
}
