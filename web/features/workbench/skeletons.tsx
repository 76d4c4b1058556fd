import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Skeleton } from '../../ui/feedback.tsx';
import { WorkbenchPanes } from './WorkbenchPanes.tsx';

/** The form's shape while a project's values are on their way. */
export function FormSkeleton() {
  return (
    <chakra.div p="5" display="flex" flexDirection="column" gap="4" aria-hidden>
      <Skeleton h="9" />
      <Skeleton h="32" />
      <Skeleton h="20" />
      <Skeleton h="32" />
      <Skeleton h="9" />
      <Skeleton h="9" />
    </chakra.div>
  );
}

/** Title, strip, what comes first below them. */
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

/** The whole screen in its remembered shape, while its first request is on the way. */
export function WorkbenchSkeleton(props: Pick<ComponentProps<typeof WorkbenchPanes>, 'screen' | 'title'>) {
  return (
    <WorkbenchPanes {...props} focus="form" list={<ListSkeleton />} form={<FormSkeleton />} result={null} />
  );
}

function ListSkeleton() {
  return (
    <chakra.div p="4" display="flex" flexDirection="column" gap="2" aria-hidden>
      <Skeleton h="8" mb="1" />
      <Skeleton h="136px" borderRadius="panel" />
      <Skeleton h="136px" borderRadius="panel" />
      <Skeleton h="136px" borderRadius="panel" />
    </chakra.div>
  );
}
