import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { shell } from '../locales/zh-CN/shell.ts';

interface PageProps {
  title: string;
  lead?: ReactNode;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
  /** How wide its content may grow. */
  width?: string;
  children: ReactNode;
}

/** The frame of a page that is no workbench: its title, also in the tab, and its content in one column. */
export function Page({ title, lead, aside, width = '1280px', children }: PageProps) {
  return (
    <chakra.div
      maxW={width}
      mx="auto"
      w="full"
      px={{ base: '4', md: '6' }}
      py="6"
      display="flex"
      flexDirection="column"
      gap="5"
    >
      <title>{`${title} - ${shell.product}`}</title>
      <chakra.header display="flex" alignItems="flex-start" gap="4">
        <chakra.div flex="1" minW="0">
          <chakra.h1 textStyle="title">{title}</chakra.h1>
          {lead && <chakra.p color="fg.muted">{lead}</chakra.p>}
        </chakra.div>
        {aside}
      </chakra.header>
      {children}
    </chakra.div>
  );
}
