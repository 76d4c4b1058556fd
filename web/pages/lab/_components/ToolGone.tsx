import { lab as t } from '../../../locales/zh-CN/lab.ts';
import { RouterButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';

export function ToolGone() {
  return (
    <EmptyState title={t.gone} level="h2" action={<RouterButton to="/lab">{t.back}</RouterButton>}>
      {t.goneHint}
    </EmptyState>
  );
}
