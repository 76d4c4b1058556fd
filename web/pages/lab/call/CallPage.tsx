import { useSearchParams } from 'react-router-dom';
import { lab as t } from '../../../locales/zh-CN/lab.ts';
import { Skeleton } from '../../../ui/feedback.tsx';
import { Page } from '../../../ui/Page.tsx';
import { TableSection } from '../../../ui/table/TableSection.tsx';
import { toolNumber } from '../_lib/toolNumber.ts';
import { CallTool } from './_components/CallTool.tsx';

/** `/lab/call?id=…`: works from a link and after a reload. */
export function CallPage() {
  const [search] = useSearchParams();
  const number = toolNumber(search);
  return (
    <Page title={t.call} lead={t.lead} width="1440px">
      <TableSection key={number} failure={t.loadFailed} skeleton={<Skeleton h="96" />}>
        {(attempt) => <CallTool number={number} attempt={attempt} />}
      </TableSection>
    </Page>
  );
}
