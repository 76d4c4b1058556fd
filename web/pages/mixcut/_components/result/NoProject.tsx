import { mixcut } from '../../../../locales/zh-CN/mixcut.ts';
import { result as t } from '../../../../locales/zh-CN/result.ts';
import { shell } from '../../../../locales/zh-CN/shell.ts';
import { EmptyState } from '../../../../ui/feedback.tsx';

export function NoProject() {
  return (
    <>
      <title>{`${mixcut.title} - ${shell.product}`}</title>
      <EmptyState title={t.choose}>{t.chooseHint}</EmptyState>
    </>
  );
}
