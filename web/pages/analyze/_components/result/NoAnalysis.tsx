import { analyze, analyzeResult as t } from '../../../../locales/zh-CN/analyze.ts';
import { shell } from '../../../../locales/zh-CN/shell.ts';
import { EmptyState } from '../../../../ui/feedback.tsx';

export function NoAnalysis() {
  return (
    <>
      <title>{`${analyze.title} - ${shell.product}`}</title>
      <EmptyState title={t.choose}>{t.chooseHint}</EmptyState>
    </>
  );
}
