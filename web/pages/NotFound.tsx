import { shell as t } from '../locales/zh-CN/shell.ts';
import { RouterButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback.tsx';

export function NotFound() {
  return (
    <>
      <title>{`${t.notFound} - ${t.product}`}</title>
      <EmptyState
        level="h1"
        title={t.notFound}
        action={<RouterButton to="/welcome">{t.backHome}</RouterButton>}
      >
        {t.notFoundHint}
      </EmptyState>
    </>
  );
}
