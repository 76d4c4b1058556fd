import { chakra } from '@chakra-ui/react/styled-system';
import Download from 'lucide-react/icons/download';
import { lazy, Suspense } from 'react';
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
      <Suspense fallback={<Skeleton h="32" />}>
        <Rendered markdown={markdown} />
      </Suspense>
    </chakra.section>
  );
}
