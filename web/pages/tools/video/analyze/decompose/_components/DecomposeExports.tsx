import { chakra } from '@chakra-ui/react/styled-system';
import Download from 'lucide-react/icons/download';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DecomposeExports_result$key } from '../../../../../../__generated__/DecomposeExports_result.graphql.ts';
import { CopyButton } from '../../../../../../features/insight/CopyButton.tsx';
import { fileStem, saveText } from '../../../../../../features/insight/saveText.ts';
import { insight, analysis as names } from '../../../../../../locales/zh-CN/insight.ts';
import { decomposeDetail as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { Button } from '../../../../../../ui/Button.tsx';
import { decomposeToCsv, decomposeToJson, decomposeToMarkdown } from '../_lib/decomposeExports.ts';

interface DecomposeExportsProps {
  result: DecomposeExports_result$key;
  name: string;
}

/** The shots as a document, a table, data; made here from what is on the screen. */
export function DecomposeExports({ result: resultRef, name }: DecomposeExportsProps) {
  const result = useFragment(
    graphql`
      fragment DecomposeExports_result on DecomposeResult {
        overview {
          title
          mainContent
          totalScenes
          totalDurationMs
        }
        scenes {
          sceneNumber
          startMs
          endMs
          role
          visualDescription
          cameraShot
          background
          lighting
          sceneObjects
          narration
        }
      }
    `,
    resultRef,
  );
  const stem = fileStem(`${name}-${t.title}`);
  const files = [
    {
      label: names.markdown,
      save: () => saveText(`${stem}.md`, 'text/markdown', decomposeToMarkdown(result)),
    },
    { label: names.csv, save: () => saveText(`${stem}.csv`, 'text/csv', decomposeToCsv(result)) },
    { label: names.json, save: () => saveText(`${stem}.json`, 'application/json', decomposeToJson(result)) },
  ];
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="1" role="group" aria-label={insight.export}>
      <CopyButton text={() => decomposeToMarkdown(result)} label={names.copyTable} />
      {files.map(({ label, save }) => (
        <Button
          key={label}
          size="sm"
          variant="ghost"
          aria-label={`${insight.export} ${label}`}
          onClick={save}
        >
          <Download size={14} aria-hidden />
          {label}
        </Button>
      ))}
    </chakra.div>
  );
}
