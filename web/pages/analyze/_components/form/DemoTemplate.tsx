import { chakra } from '@chakra-ui/react/styled-system';
import Clapperboard from 'lucide-react/icons/clapperboard';
import { analyzeDemo as t } from '../../../../locales/zh-CN/analyze.ts';
import { Button } from '../../../../ui/Button.tsx';
import type { AnalyzeDraft } from '../../_lib/analyzeDraft.ts';
import { useDemoTemplate } from './useDemoTemplate.ts';

/** One click to a form that can be sent. */
export function DemoTemplate({ onFill }: { onFill: (filled: Partial<AnalyzeDraft>) => void }) {
  const { fill, isFilling, failure } = useDemoTemplate(onFill);
  return (
    <chakra.div css={box}>
      <Clapperboard size={18} aria-hidden />
      <chakra.div flex="1" minW="0">
        <chakra.p textStyle="label">{t.title}</chakra.p>
        <chakra.p
          textStyle="caption"
          role={failure ? 'alert' : undefined}
          color={failure ? 'status.failed.fg' : 'fg.subtle'}
        >
          {failure ?? t.about}
        </chakra.p>
      </chakra.div>
      <Button size="sm" disabled={isFilling} onClick={fill}>
        {isFilling ? t.filling : t.fill}
      </Button>
    </chakra.div>
  );
}

const box = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  p: '3',
  bg: 'bg.subtle',
  borderRadius: 'panel',
} as const;
