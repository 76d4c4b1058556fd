import { chakra } from '@chakra-ui/react/styled-system';
import { shell, upcoming } from '../../locales/zh-CN/shell.ts';
import { RouterButton } from '../../ui/Button.tsx';

/** An honest place for what is not built yet. */
export function Upcoming({ what, level = 'h1' }: { what: keyof typeof upcoming; level?: 'h1' | 'h2' }) {
  const { title, text } = upcoming[what];
  return (
    <chakra.section
      maxW="560px"
      mx="auto"
      w="full"
      px="6"
      py="20"
      display="flex"
      flexDirection="column"
      gap="3"
    >
      <chakra.p textStyle="caption" color="accent.text" fontWeight="semibold">
        {shell.soon}
      </chakra.p>
      <chakra.h1 as={level} textStyle="title">
        {title}
      </chakra.h1>
      <chakra.p color="fg.muted">
        {shell.soonLead}
        {text}
      </chakra.p>
      <chakra.div mt="3">
        <RouterButton to="/mixcut">{shell.tryMixcut}</RouterButton>
      </chakra.div>
    </chakra.section>
  );
}
