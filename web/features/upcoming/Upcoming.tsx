import { chakra } from '@chakra-ui/react/styled-system';
import { upcomingPage as t, upcoming } from '../../locales/zh-CN/upcoming.ts';
import { RouterButton } from '../../ui/Button.tsx';
import type { UpcomingPlace } from './upcomingPlaces.ts';

/** An honest place for what is not built yet: what it will do, and what already helps today. */
export function Upcoming({ what, level = 'h1' }: { what: UpcomingPlace; level?: 'h1' | 'h2' }) {
  const { title, text, today } = upcoming[what];
  return (
    <chakra.section
      maxW="560px"
      mx="auto"
      w="full"
      px="6"
      py={{ base: '10', md: '20' }}
      display="flex"
      flexDirection="column"
      gap="3"
    >
      <chakra.p textStyle="caption" color="accent.text" fontWeight="semibold">
        {t.soon}
      </chakra.p>
      <chakra.h1 as={level} textStyle="title">
        {title}
      </chakra.h1>
      <chakra.p color="fg.muted">
        {t.lead}
        {text}
      </chakra.p>
      <chakra.div
        mt="3"
        p="4"
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
        gap="3"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border"
        borderRadius="panel"
      >
        <p>{today.text}</p>
        <RouterButton to={today.to} variant="ink">
          {today.label}
        </RouterButton>
      </chakra.div>
    </chakra.section>
  );
}
