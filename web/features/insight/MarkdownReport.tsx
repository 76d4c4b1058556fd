import { chakra } from '@chakra-ui/react/styled-system';
import Download from 'lucide-react/icons/download';
import { lazy, Suspense, useId, useState } from 'react';
import { insight as t } from '../../locales/zh-CN/insight.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/feedback.tsx';
import { CopyButton } from './CopyButton.tsx';
import { panel } from './insightStyles.ts';
import { fileStem, saveText } from './saveText.ts';

const Rendered = lazy(async () => ({ default: (await import('./Rendered.tsx')).Rendered }));

interface MarkdownReportProps {
  title: string;
  markdown: string;
  /** Of the downloaded file, without its ending. */
  fileName: string;
}

/** A report to read, to copy and to take home. */
export function MarkdownReport({ title, markdown, fileName }: MarkdownReportProps) {
  const [whole, setWhole] = useState(false);
  const id = useId();
  return (
    <chakra.section css={panel} aria-label={title}>
      <chakra.div display="flex" alignItems="center" gap="1" flexWrap="wrap">
        <chakra.h4 textStyle="heading" flex="1">
          {title}
        </chakra.h4>
        <CopyButton text={() => markdown} />
        <Button
          size="sm"
          variant="ghost"
          onClick={() => saveText(`${fileStem(fileName)}.md`, 'text/markdown', markdown)}
        >
          <Download size={14} aria-hidden />
          {t.download}
        </Button>
      </chakra.div>
      {/* What it says stands above as data too: its beginning is enough until somebody wants it. */}
      <chakra.div id={id} css={whole ? undefined : beginning}>
        <Suspense fallback={<Skeleton h="32" />}>
          <Rendered markdown={markdown} />
        </Suspense>
      </chakra.div>
      <Button
        size="sm"
        variant="ghost"
        alignSelf="center"
        aria-expanded={whole}
        aria-controls={id}
        onClick={() => setWhole(!whole)}
      >
        {whole ? t.less : t.whole}
      </Button>
    </chakra.section>
  );
}

const beginning = {
  maxH: '260px',
  overflow: 'hidden',
  maskImage: 'linear-gradient(to bottom, black 70%, transparent)',
} as const;
