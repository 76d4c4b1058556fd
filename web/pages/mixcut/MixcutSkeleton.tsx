import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '../../ui/feedback.tsx';

/** The form's shape while a project's values are on their way. */
export function FormSkeleton() {
  return (
    <chakra.div p="5" display="flex" flexDirection="column" gap="4" aria-hidden>
      <Skeleton h="5" w="24" />
      <Skeleton h="32" />
      <Skeleton h="20" />
      <Skeleton h="32" />
      <Skeleton h="9" />
      <Skeleton h="9" />
    </chakra.div>
  );
}

/** Title, strip, scenes. */
export function ResultSkeleton() {
  return (
    <chakra.div p="5" display="flex" flexDirection="column" gap="4" aria-hidden>
      <Skeleton h="7" w="64" />
      <Skeleton h="104px" borderRadius="panel" />
      <Skeleton h="5" w="40" />
      <Skeleton h="32" />
      <Skeleton h="32" />
    </chakra.div>
  );
}
