import { chakra } from '@chakra-ui/react/styled-system';
import Download from 'lucide-react/icons/download';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AnalysisExports_result$key } from '../../__generated__/AnalysisExports_result.graphql.ts';
import { insight, analysis as t } from '../../locales/zh-CN/insight.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { toCsv } from './exports/toCsv.ts';
import { toJson } from './exports/toJson.ts';
import { toMarkdown } from './exports/toMarkdown.ts';
import { toSrt, wordsForSrt } from './exports/toSrt.ts';
import { fileStem, saveText } from './saveText.ts';

/** The analysis as a document, a table, subtitles, data; made here from what is on the screen. */
export function AnalysisExports({
  result: resultRef,
  name,
}: {
  result: AnalysisExports_result$key;
  name: string;
}) {
  const result = useFragment(
    graphql`
      fragment AnalysisExports_result on AnalyzeResult {
        videoName
        summary
        durationMs
        sceneCount
        subtitle
        asr
        notes
        scenes {
          sceneId
          startMs
          endMs
          visualDescription
          lighting
          cameraShot
          background
          sceneObjects
          asr
          subtitle
          basis
        }
        speech {
          startMs
          endMs
          text
        }
        captions {
          startMs
          endMs
          text
        }
      }
    `,
    resultRef,
  );
  const stem = fileStem(`${name}-${t.title}`);
  const words = wordsForSrt(result);
  const files = [
    { label: t.markdown, save: () => saveText(`${stem}.md`, 'text/markdown', toMarkdown(result)) },
    { label: t.csv, save: () => saveText(`${stem}.csv`, 'text/csv', toCsv(result)) },
    { label: t.srt, save: () => saveText(`${stem}.srt`, 'application/x-subrip', toSrt(words)) },
    { label: t.json, save: () => saveText(`${stem}.json`, 'application/json', toJson(result)) },
  ];
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="1"
      alignItems="center"
      role="group"
      aria-label={insight.export}
    >
      <CopyButton text={() => toMarkdown(result)} label={t.copyTable} />
      {files.map(({ label, save }) => {
        const empty = label === t.srt && words.length === 0;
        return (
          <Button
            key={label}
            size="sm"
            variant="ghost"
            disabled={empty}
            title={empty ? t.noWords : undefined}
            aria-label={`${insight.export} ${label}`}
            onClick={save}
          >
            <Download size={14} aria-hidden />
            {label}
          </Button>
        );
      })}
    </chakra.div>
  );
}
