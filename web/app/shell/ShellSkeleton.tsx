import { chakra } from '@chakra-ui/react/styled-system';
import { isEmbedded } from '../../lib/session.ts';
import { shell as t } from '../../locales/zh-CN/shell.ts';
import { Spinner } from '../../ui/feedback.tsx';

/** While it is found out who is here. */
export function ShellSkeleton() {
  return (
    <chakra.div minH="100dvh" display="flex" flexDirection="column">
      {!isEmbedded && <chakra.div h="14" borderBottomWidth="1px" borderColor="border" bg="bg.panel" />}
      <chakra.div flex="1" display="grid" placeItems="center">
        <Spinner label={t.loading} />
      </chakra.div>
    </chakra.div>
  );
}
