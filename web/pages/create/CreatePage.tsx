import { chakra } from '@chakra-ui/react/styled-system';
import Clapperboard from 'lucide-react/icons/clapperboard';
import FileText from 'lucide-react/icons/file-text';
import Gauge from 'lucide-react/icons/gauge';
import ImagePlus from 'lucide-react/icons/image-plus';
import Package from 'lucide-react/icons/package';
import Scissors from 'lucide-react/icons/scissors';
import Upload from 'lucide-react/icons/upload';
import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router-dom';
import type { CreatePageQuery } from '../../__generated__/CreatePageQuery.graphql.ts';
import { oneClickPlaces } from '../../features/places/places.ts';
import { RecentProjects } from '../../features/recentProjects/RecentProjects.tsx';
import { formatCount } from '../../lib/format.ts';
import { create as t } from '../../locales/zh-CN/start.ts';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Page } from '../../ui/Page.tsx';
import { cardGrid, StartCard } from '../../ui/StartCard.tsx';

const icons: Readonly<Record<string, typeof Scissors>> = {
  '/mixcut': Scissors,
  '/analyze': Gauge,
  '/script': FileText,
  '/synthesis': ImagePlus,
  '/finecut': Clapperboard,
};

/** What works stands first. */
const ways = [...oneClickPlaces].sort((a, b) => Number(a.soon) - Number(b.soon));

/** 创作: choose what to make, prepare what it needs, or go on with what was begun. */
export function CreatePage() {
  const data = useOwnedQuery<CreatePageQuery>(
    graphql`
      query CreatePageQuery {
        workflow(kind: MIXCUT) {
          priceCredits
        }
        ...RecentProjects_query
      }
    `,
    useLoaderData<PreloadedQuery<CreatePageQuery>>(),
  );
  const prices: Readonly<Record<string, number>> = { '/mixcut': data.workflow.priceCredits };
  const mark = (path: string) => (prices[path] ? t.prices(formatCount(prices[path])) : undefined);
  return (
    <Page title={t.title} lead={t.lead} width="1100px">
      <chakra.ul css={cardGrid}>
        {ways.map(({ path, label, soon }) => {
          const Icon = icons[path] ?? Scissors;
          return (
            <li key={path}>
              <StartCard
                to={path}
                icon={<Icon size={20} aria-hidden />}
                title={label}
                text={t.texts[path]}
                mark={soon ? t.soon : mark(path)}
              />
            </li>
          );
        })}
      </chakra.ul>
      <chakra.section aria-labelledby="prepare">
        <chakra.h2 id="prepare" textStyle="heading" mb="3">
          {t.also}
        </chakra.h2>
        <chakra.ul css={cardGrid}>
          <li>
            <StartCard
              to="/works#upload"
              icon={<Upload size={20} aria-hidden />}
              title={t.upload}
              text={t.uploadText}
            />
          </li>
          <li>
            <StartCard
              to="/products"
              icon={<Package size={20} aria-hidden />}
              title={t.products}
              text={t.productsText}
            />
          </li>
        </chakra.ul>
      </chakra.section>
      <RecentProjects query={data} title={t.recent} all={t.all} />
    </Page>
  );
}
