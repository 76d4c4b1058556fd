import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { unsaved as t } from '../../locales/zh-CN/unsaved.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** Asks before unsaved changes are left: the browser where the page goes, the product's own dialog elsewhere. */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const { state, proceed, reset } = useBlocker(unsaved);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={state === 'blocked'}
      title={t.title}
      confirm={t.leave}
      cancel={t.stay}
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      {t.text}
    </ConfirmDialog>
  );
}
