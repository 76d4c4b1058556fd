import { chakra } from '@chakra-ui/react/styled-system';
import { WorkbenchPanes } from '../../features/workbench/WorkbenchPanes.tsx';
import { analyze as t } from '../../locales/zh-CN/analyze.ts';
import { Skeleton } from '../../ui/feedback.tsx';

/** The form's shape while a project's values are on their way. */
export function FormSkeleton() {
  return (
    <chakra.div p="5" display="flex" flexDirection="column" gap="4" aria-hidden>
      <Skeleton h="14" />
      <Skeleton h="9" />
      <Skeleton h="24" />
      <Skeleton h="32" />
      <Skeleton h="9" />
      <Skeleton h="32" />
    </chakra.div>
  );
}

/** Title, strip, player, a first result. */
export function ResultSkeleton() {
  return (
    <chakra.div p="5" display="flex" flexDirection="column" gap="4" aria-hidden>
      <Skeleton h="7" w="64" />
      <Skeleton h="104px" borderRadius="panel" />
      <Skeleton h="320px" borderRadius="panel" />
      <Skeleton h="32" borderRadius="panel" />
    </chakra.div>
  );
}

/** The whole screen in its remembered shape, while its first request is on the way. */
export function AnalyzeSkeleton() {
  return (
    <WorkbenchPanes
      screen="analyze"
      title={t.title}
      focus="form"
      list={
        <chakra.div p="4" display="flex" flexDirection="column" gap="2" aria-hidden>
          <Skeleton h="8" mb="1" />
          <Skeleton h="128px" borderRadius="panel" />
          <Skeleton h="128px" borderRadius="panel" />
          <Skeleton h="128px" borderRadius="panel" />
        </chakra.div>
      }
      form={<FormSkeleton />}
      result={null}
    />
  );
}
