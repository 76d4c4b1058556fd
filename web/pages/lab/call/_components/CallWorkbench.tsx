import { Tabs } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CallWorkbench_tool$key } from '../../../../__generated__/CallWorkbench_tool.graphql.ts';
import { labCall as t } from '../../../../locales/zh-CN/lab.ts';
import { jsonText, parseJson } from '../../_lib/toolDraft.ts';
import { type Cursor, withTextAtCursor } from '../_lib/atCursor.ts';
import { useCalls } from '../_lib/useCalls.ts';
import { HistoryList } from './HistoryList.tsx';
import { PreviewTab } from './PreviewTab.tsx';
import { ResultPane } from './ResultPane.tsx';
import { SendBar } from './SendBar.tsx';
import { SendTab } from './SendTab.tsx';
import { ToolHead } from './ToolHead.tsx';
import { UploadTab } from './UploadTab.tsx';

/** One JSON text, three ways to look at it, and what came of sending it. */
export function CallWorkbench({ tool: key }: { tool: CallWorkbench_tool$key }) {
  const tool = useFragment(
    graphql`
      fragment CallWorkbench_tool on LabTool {
        number
        method
        url
        headerNames
        example
        jsonSchema
        ...ToolHead_tool
      }
    `,
    key,
  );
  const example = jsonText(tool.example) || '{}';
  const [text, setText] = useState(example);
  /** Where the person stood in this text; a text that came from elsewhere has no such place. */
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const calls = useCalls(tool.number);
  const data = parseJson(text);
  const send = () => {
    if (data !== undefined) void calls.send(text, data);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    send();
  };
  const replace = (next: string) => {
    setText(next);
    setCursor(null);
  };
  const write = (value: unknown) => replace(jsonText(value));
  const putAtCursor = (value: string) => {
    if (!cursor) return;
    const next = withTextAtCursor(text, cursor, value);
    setText(next.text);
    setCursor(next.cursor);
  };
  return (
    <chakra.div display="flex" flexDirection="column" gap="5" onKeyDownCapture={onKeyDown}>
      <ToolHead tool={tool} />
      <chakra.div css={columns}>
        <chakra.div minW="0">
          <Tabs.Root defaultValue="send" lazyMount>
            <Tabs.List aria-label={t.tabList}>
              <Tabs.Trigger value="send">{t.tabs.send}</Tabs.Trigger>
              <Tabs.Trigger value="upload">{t.tabs.upload}</Tabs.Trigger>
              <Tabs.Trigger value="preview">{t.tabs.preview}</Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="send">
              <SendTab
                schema={tool.jsonSchema}
                text={text}
                data={data}
                onText={setText}
                onCursor={setCursor}
                onData={write}
              />
            </Tabs.Content>
            <Tabs.Content value="upload">
              <UploadTab
                schema={tool.jsonSchema}
                data={data}
                onData={write}
                onCursor={cursor && putAtCursor}
              />
            </Tabs.Content>
            <Tabs.Content value="preview">
              <PreviewTab tool={tool} data={data} />
            </Tabs.Content>
          </Tabs.Root>
          <SendBar
            valid={data !== undefined}
            isSending={calls.isSending}
            onSend={send}
            onAbort={calls.abort}
            onExample={text === example ? null : () => replace(example)}
          />
        </chakra.div>
        <chakra.div minW="0" display="flex" flexDirection="column" gap="5">
          <ResultPane entry={calls.shown} isSending={calls.isSending} />
          <HistoryList
            entries={calls.entries}
            shown={calls.shown}
            onRestore={(entry) => {
              replace(entry.text);
              calls.show(entry.key);
            }}
          />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: '6',
  alignItems: 'start',
} as const;
