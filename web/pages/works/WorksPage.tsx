import { Tabs } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import type { WorksPageQuery } from '../../__generated__/WorksPageQuery.graphql.ts';
import { Upcoming } from '../../features/upcoming/Upcoming.tsx';
import { works as t } from '../../locales/zh-CN/materials.ts';
import { shell } from '../../locales/zh-CN/shell.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { ExportTab } from './_components/ExportTab.tsx';
import { UploadTab } from './_components/UploadTab.tsx';

const tabs = ['upload', 'download', 'search', 'export'] as const;

/** 资产库; the address' hash holds the tab. */
export function WorksPage() {
  const data = useOwnedQuery<WorksPageQuery>(
    graphql`
      query WorksPageQuery {
        ...UploadTab_query
        ...ExportTab_query
      }
    `,
    useLoaderData<PreloadedQuery<WorksPageQuery>>(),
  );
  const { hash } = useLocation();
  const navigate = useNavigate();
  const active = tabs.find((tab) => `#${tab}` === hash) ?? 'upload';
  return (
    <chakra.div maxW="1280px" mx="auto" w="full" px={{ base: '4', md: '6' }} py="6">
      <title>{`${t.title} - ${shell.product}`}</title>
      <chakra.h1 textStyle="title" mb="3">
        {t.title}
      </chakra.h1>
      <Tabs.Root
        value={active}
        lazyMount
        onValueChange={({ value }) => void navigate(`#${value}`, { replace: true })}
      >
        <Tabs.List>
          {tabs.map((tab) => (
            <Tabs.Trigger key={tab} value={tab}>
              {t.tabs[tab]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="upload">
          <UploadTab query={data} />
        </Tabs.Content>
        <Tabs.Content value="download">
          <Upcoming what="download" level="h2" />
        </Tabs.Content>
        <Tabs.Content value="search">
          <Upcoming what="search" level="h2" />
        </Tabs.Content>
        <Tabs.Content value="export">
          <ExportTab query={data} />
        </Tabs.Content>
      </Tabs.Root>
    </chakra.div>
  );
}
