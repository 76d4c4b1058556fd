import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router-dom';
import type { WelcomePageQuery } from '../../__generated__/WelcomePageQuery.graphql.ts';
import { RecentProjects } from '../../features/recentProjects/RecentProjects.tsx';
import { formatCount } from '../../lib/format.ts';
import { shell } from '../../locales/zh-CN/shell.ts';
import { welcome as t } from '../../locales/zh-CN/start.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { RouterButton, RouterLink } from '../../ui/Button.tsx';
import { FirstFilm } from './_components/FirstFilm.tsx';

/** Newcomers are shown the way to a first film; everybody else goes on where they stopped. */
export function WelcomePage() {
  const data = useOwnedQuery<WelcomePageQuery>(
    graphql`
      query WelcomePageQuery {
        made: projects(statuses: [DONE], first: 1) {
          totalCount
        }
        waiting: projects(statuses: [WAITING], first: 1) {
          totalCount
        }
        ...RecentProjects_query
      }
    `,
    useLoaderData<PreloadedQuery<WelcomePageQuery>>(),
  );
  const newcomer = data.made.totalCount === 0;
  const waiting = data.waiting.totalCount;
  return (
    <chakra.div
      maxW="1100px"
      mx="auto"
      w="full"
      px={{ base: '4', md: '6' }}
      py={{ base: '6', md: '12' }}
      display="flex"
      flexDirection="column"
      gap={{ base: '8', md: '10' }}
    >
      <title>{`${t.title} - ${shell.product}`}</title>
      <chakra.header>
        <chakra.h1 textStyle="display">{t.title}</chakra.h1>
        <chakra.p color="fg.muted" mt="1" fontSize="16px">
          {t.slogan}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="5">
          <RouterButton to="/mixcut" variant="ink" size="lg">
            {newcomer ? t.start : t.next}
          </RouterButton>
          <RouterButton to="/works#upload" size="lg">
            {t.upload}
          </RouterButton>
          <RouterButton to="/create" size="lg" variant="ghost">
            {t.everything}
          </RouterButton>
        </chakra.div>
        {waiting > 0 && (
          <chakra.p mt="4">
            <RouterLink to="/projects?status=waiting" color="status.waiting.fg" fontWeight="medium">
              {t.waiting(formatCount(waiting))}
            </RouterLink>
          </chakra.p>
        )}
      </chakra.header>
      {newcomer && <FirstFilm />}
      <RecentProjects query={data} title={t.recent} all={t.all} />
    </chakra.div>
  );
}
