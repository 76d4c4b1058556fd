import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { useRevalidator } from 'react-router-dom';
import { failures } from '../../locales/zh-CN/failures.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { FormSkeleton, ResultSkeleton } from './skeletons.tsx';
import { WorkbenchPanes } from './WorkbenchPanes.tsx';

interface WorkbenchProps extends Pick<ComponentProps<typeof WorkbenchPanes>, 'screen' | 'title'> {
  /** The project that the address names, as its loader gave it; null for a new one. */
  open: { readonly number: number } | null;
  list: ReactNode;
  form: ReactNode;
  result: ReactNode;
}

/** The three panes around one project: each waits and fails for itself, and a failed one can be asked for again. */
export function Workbench({ screen, title, open, list, form, result }: WorkbenchProps) {
  const { revalidate } = useRevalidator();
  const ofProject = (pane: ReactNode, skeleton: ReactNode) => (
    <SectionBoundary fallback={failures.projectDetail} resetKeys={[open]} onRetry={() => void revalidate()}>
      <Suspense key={open?.number ?? 'new'} fallback={skeleton}>
        {pane}
      </Suspense>
    </SectionBoundary>
  );
  return (
    <WorkbenchPanes
      screen={screen}
      title={title}
      focus={open ? 'result' : 'form'}
      list={<SectionBoundary fallback={failures.projectList}>{list}</SectionBoundary>}
      form={ofProject(form, <FormSkeleton />)}
      result={ofProject(result, <ResultSkeleton />)}
    />
  );
}
