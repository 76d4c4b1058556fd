import { Tabs } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { failures } from '../../locales/zh-CN/failures.ts';
import { profile as t } from '../../locales/zh-CN/profile.ts';
import { shell } from '../../locales/zh-CN/shell.ts';
import { Skeleton } from '../../ui/feedback.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { InfoTab } from './_components/info/InfoTab.tsx';
import { type ProfileTab, profileTabs, tabPath } from './_lib/profileTabs.ts';
import type { OpenTab } from './profileLoader.ts';

const PasswordTab = lazy(async () => ({
  default: (await import('./_components/password/PasswordTab.tsx')).PasswordTab,
}));
const KeysTab = lazy(async () => ({ default: (await import('./_components/keys/KeysTab.tsx')).KeysTab }));
const SessionsTab = lazy(async () => ({
  default: (await import('./_components/sessions/SessionsTab.tsx')).SessionsTab,
}));
const BillingTab = lazy(async () => ({
  default: (await import('./_components/billing/BillingTab.tsx')).BillingTab,
}));

/** 个人中心; the address holds the tab. */
export function ProfilePage() {
  const open = useLoaderData<OpenTab>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const tabList = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the list is wider than the screen.
    tabList.current
      ?.querySelector(`[data-value="${open.tab}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open.tab]);
  return (
    <chakra.div maxW="1100px" mx="auto" w="full" px={{ base: '4', md: '6' }} py="6">
      <title>{`${t.title} - ${shell.product}`}</title>
      <chakra.h1 textStyle="title" mb="3">
        {t.title}
      </chakra.h1>
      <Tabs.Root
        value={open.tab}
        // Each tab asks the server: arrows move, Enter opens.
        activationMode="manual"
        onValueChange={({ value }) => void navigate(tabPath(value as ProfileTab))}
      >
        <Tabs.List ref={tabList}>
          {profileTabs.map((tab) => (
            <Tabs.Trigger key={tab} value={tab}>
              {t.tabs[tab]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {profileTabs.map((tab) => (
          <Tabs.Content key={tab} value={tab}>
            {tab === open.tab && (
              <SectionBoundary
                fallback={failures[tab === 'password' ? 'unknown' : failureOf[tab]]}
                resetKeys={[open]}
                onRetry={() => void revalidate()}
              >
                <Suspense fallback={<TabSkeleton />}>
                  <OpenTabContent open={open} />
                </Suspense>
              </SectionBoundary>
            )}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </chakra.div>
  );
}

const failureOf = {
  info: 'profile',
  keys: 'apiKeyList',
  sessions: 'sessionList',
  billing: 'billing',
} as const;

function OpenTabContent({ open }: { open: OpenTab }) {
  switch (open.tab) {
    case 'info':
      return <InfoTab reference={open.query} />;
    case 'password':
      return <PasswordTab reference={open.query} />;
    case 'keys':
      return <KeysTab reference={open.query} />;
    case 'sessions':
      return <SessionsTab reference={open.query} />;
    case 'billing':
      return <BillingTab reference={open.query} />;
  }
}

function TabSkeleton() {
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <Skeleton h="9" maxW="320px" />
      <Skeleton h="48" />
    </chakra.div>
  );
}
