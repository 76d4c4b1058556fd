import { Tabs } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { admin as t } from '../../locales/zh-CN/admin.ts';
import { Skeleton } from '../../ui/feedback.tsx';
import { Page } from '../../ui/Page.tsx';
import { adminTabs } from './_components/tabs.ts';

/** 管理中心; the address holds the tab, and each tab its own filters and page. */
export function AdminPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const active = adminTabs.find(({ key }) => key === search.get('tab')) ?? adminTabs[0]!;
  // A tab begins without the other's filters: they would mean something else there.
  const open = (key: string) => void navigate(key === adminTabs[0]!.key ? '/admin' : `/admin?tab=${key}`);
  return (
    <Page title={t.title} width="1440px">
      <Tabs.Root value={active.key} lazyMount unmountOnExit onValueChange={({ value }) => open(value)}>
        <Tabs.List aria-label={t.tabList}>
          {adminTabs.map(({ key, label }) => (
            <Tabs.Trigger key={key} value={key}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {adminTabs.map(({ key, Tab }) => (
          <Tabs.Content key={key} value={key}>
            <Suspense fallback={<Skeleton h="96" />}>
              <Tab />
            </Suspense>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Page>
  );
}
