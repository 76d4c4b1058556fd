import { shell } from '../../../locales/zh-CN/shell.ts';
import { projects as t } from '../../../locales/zh-CN/start.ts';
import { RouterButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';

export function MissingProject() {
  return (
    <>
      <title>{`${t.missing} - ${shell.product}`}</title>
      <EmptyState level="h1" title={t.missing} action={<RouterButton to="/projects">{t.back}</RouterButton>}>
        {t.missingHint}
      </EmptyState>
    </>
  );
}
