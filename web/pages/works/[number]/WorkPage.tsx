import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router-dom';
import type { WorkPageQuery } from '../../../__generated__/WorkPageQuery.graphql.ts';
import { works as t } from '../../../locales/zh-CN/materials.ts';
import { shell } from '../../../locales/zh-CN/shell.ts';
import { materialNews } from '../../../relay/liveNews.ts';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { useRevalidateOn } from '../../../relay/useRevalidateOn.ts';
import { RouterButton, RouterLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { WorkDetail } from './_components/WorkDetail.tsx';

export function WorkPage() {
  const { material } = useOwnedQuery<WorkPageQuery>(
    graphql`
      query WorkPageQuery($number: Int!) {
        material(number: $number) {
          id
          name
          source
          ...WorkDetail_material
        }
      }
    `,
    useLoaderData<PreloadedQuery<WorkPageQuery>>(),
  );
  // News themselves carry no shots, and shots and words are found one behind the other.
  useRevalidateOn(materialNews, ({ id, status }) => id === material?.id && status !== null);
  if (!material) {
    return (
      <>
        <title>{`${t.notFound} - ${shell.product}`}</title>
        <EmptyState
          level="h1"
          title={t.notFound}
          action={<RouterButton to="/works">{t.back}</RouterButton>}
        />
      </>
    );
  }
  const tab = material.source === 'EXPORTED' ? '#export' : '#upload';
  return (
    <chakra.div maxW="1280px" mx="auto" w="full" px={{ base: '4', md: '6' }} py="5">
      <title>{`${material.name} - ${shell.product}`}</title>
      <RouterLink to={`/works${tab}`} color="fg.muted" textStyle="table" textDecoration="none">
        ← {t.back}
      </RouterLink>
      <WorkDetail material={material} backTo={`/works${tab}`} />
    </chakra.div>
  );
}
