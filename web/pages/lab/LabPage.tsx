import Plus from 'lucide-react/icons/plus';
import { lab as t } from '../../locales/zh-CN/lab.ts';
import { RouterButton } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import { Page } from '../../ui/Page.tsx';
import { TableSection } from '../../ui/table/TableSection.tsx';
import { LabTools } from './_components/LabTools.tsx';

/** 实验室: the registered tools, twelve a page. */
export function LabPage() {
  return (
    <Page
      title={t.title}
      lead={t.lead}
      aside={
        <RouterButton to="/lab/add" variant="ink">
          <Plus size={16} aria-hidden />
          {t.add}
        </RouterButton>
      }
    >
      <TableSection failure={t.listFailed} skeleton={<Skeleton h="64" />}>
        {(attempt, reload) => <LabTools attempt={attempt} reload={reload} />}
      </TableSection>
    </Page>
  );
}
