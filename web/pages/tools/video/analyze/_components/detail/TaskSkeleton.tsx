import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '../../../../../../ui/feedback.tsx';

/** The shape of a task's page. */
export function TaskSkeleton() {
  return (
    <chakra.div maxW="1100px" mx="auto" w="full" px={{ base: '4', md: '6' }} py="5" aria-hidden>
      <Skeleton h="8" w="40" mb="4" />
      <Skeleton h="14" mb="4" />
      <Skeleton h="320px" />
    </chakra.div>
  );
}
