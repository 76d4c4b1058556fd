import { chakra } from '@chakra-ui/react/styled-system';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Suspense, useState } from 'react';
import { traffic as t } from '../../../../locales/zh-CN/adminWatch.ts';
import { Button } from '../../../../ui/Button.tsx';
import { SectionBoundary } from '../../../../ui/SectionBoundary.tsx';
import { BlockedSection } from './BlockedSection.tsx';
import { Latency, LatencyFrame } from './Latency.tsx';
import { StatsSection } from './StatsSection.tsx';

/** 反爬虫: who is kept out, and who asks how much. Counted a second behind, over all API processes. */
export function TrafficTab() {
  const [round, setRound] = useState(0);
  const refresh = () => setRound((before) => before + 1);
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <SectionBoundary fallback={t.failure} resetKeys={[round]} onRetry={refresh}>
          <Suspense fallback={<LatencyFrame>…</LatencyFrame>}>
            <Latency round={round} />
          </Suspense>
        </SectionBoundary>
        <chakra.span flex="1" />
        <Button onClick={refresh}>
          <RotateCw size={16} aria-hidden />
          {t.refresh}
        </Button>
      </chakra.div>
      <BlockedSection round={round} onChange={refresh} />
      <StatsSection round={round} />
    </chakra.div>
  );
}
