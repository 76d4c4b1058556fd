import { useSearchParams } from 'react-router-dom';
import { lab as t } from '../../../locales/zh-CN/lab.ts';
import { Skeleton } from '../../../ui/feedback.tsx';
import { Page } from '../../../ui/Page.tsx';
import { TableSection } from '../../../ui/table/TableSection.tsx';
import { toolNumber } from '../_lib/toolNumber.ts';
import { EditTool } from './EditTool.tsx';

/** `/lab/edit?id=…`: works from a link and after a reload. */
export function EditToolPage() {
  const [search] = useSearchParams();
  const number = toolNumber(search);
  return (
    <Page title={t.edit} lead={t.lead} width="1080px">
      <TableSection key={number} failure={t.loadFailed} skeleton={<Skeleton h="96" />}>
        {(attempt) => <EditTool number={number} attempt={attempt} />}
      </TableSection>
    </Page>
  );
}
