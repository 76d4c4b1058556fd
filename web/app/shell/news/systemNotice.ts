import { readStored, writeStored } from '../../../lib/storage.ts';

const storageKey = 'reelsmith.systemNotices';

/** Whether this browser may and should speak up: the person asked for it here, and the browser agreed. */
export function systemNoticesOn(): boolean {
  return (
    'Notification' in window &&
    Notification.permission === 'granted' &&
    readStored(localStorage, storageKey) === true
  );
}

/** Asks the browser where it was never asked. @returns whether notices are on now. */
export async function turnSystemNotices(on: boolean): Promise<boolean> {
  if (on && Notification.permission === 'default') await Notification.requestPermission();
  writeStored(localStorage, storageKey, on && Notification.permission === 'granted');
  return systemNoticesOn();
}

/** One notice a project: several open tabs say it once. */
export function systemNotice(title: string, notice: { body: string; tag: string; open: () => void }): void {
  const shown = new Notification(title, { body: notice.body, tag: notice.tag, icon: '/icon-192.png' });
  shown.onclick = () => {
    window.focus();
    notice.open();
    shown.close();
  };
}
