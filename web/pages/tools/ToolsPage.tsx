import { chakra } from '@chakra-ui/react/styled-system';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Flame from 'lucide-react/icons/flame';
import { isUpcoming } from '../../features/upcoming/upcomingPlaces.ts';
import { tools as t } from '../../locales/zh-CN/start.ts';
import { Page } from '../../ui/Page.tsx';
import { cardGrid, StartCard } from '../../ui/StartCard.tsx';

const icons = [Flame, Download, ChartNoAxesColumn, FileText];

/** 工具箱: four tools that stand for themselves. */
export function ToolsPage() {
  return (
    <Page title={t.title} lead={t.lead} width="1100px">
      <chakra.ul css={cardGrid}>
        {t.entries.map(({ path, title, text }, index) => {
          const Icon = icons[index]!;
          return (
            <li key={path}>
              <StartCard
                to={path}
                icon={<Icon size={20} aria-hidden />}
                title={title}
                text={text}
                mark={isUpcoming(path) ? t.soon : undefined}
              />
            </li>
          );
        })}
      </chakra.ul>
    </Page>
  );
}
