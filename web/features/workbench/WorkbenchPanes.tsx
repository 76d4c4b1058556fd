import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { workbench as t } from '../../locales/zh-CN/workbench.ts';
import { PaneHandle } from './PaneHandle.tsx';
import { type PaneName, PaneTabs } from './PaneTabs.tsx';
import { PaneToggles } from './PaneToggles.tsx';
import { paneLimits } from './paneState.ts';
import { usePanes } from './usePanes.ts';

interface WorkbenchPanesProps {
  /** Under this name the panes are remembered. */
  screen: string;
  title: string;
  list: ReactNode;
  form: ReactNode;
  result: ReactNode;
  /** Where a narrow screen begins: the result of an open project, else the form. */
  focus: 'form' | 'result';
}

/** The one layout of all workbench screens: three panes, tabs below 1100 px, one column on a phone. */
export function WorkbenchPanes({ screen, title, list, form, result, focus }: WorkbenchPanesProps) {
  const [panes, change] = usePanes(screen);
  const wide = useMediaQuery('(min-width: 1100px)');
  const phone = useMediaQuery('(max-width: 767px)');
  const [tab, setTab] = useState<{ for: string; name: PaneName }>({ for: focus, name: focus });
  const active = tab.for === focus ? tab.name : focus;

  if (phone) {
    const order = focus === 'result' ? [result, form, list] : [form, list];
    return (
      <chakra.div display="flex" flexDirection="column" bg="bg.panel">
        <Heading title={title} />
        {order.map((pane, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed by `focus`, which is part of the key
          <chakra.section key={`${focus}-${index}`} borderTopWidth="1px" borderColor="border">
            {pane}
          </chakra.section>
        ))}
      </chakra.div>
    );
  }
  const shows = (name: PaneName) =>
    wide ? (name === 'list' ? panes.listOpen : name === 'form' ? panes.formOpen : true) : name === active;
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      h="calc(100dvh - var(--shell-header))"
      overflow="hidden"
    >
      <Heading title={title}>
        {wide ? (
          <PaneToggles panes={panes} onChange={change} />
        ) : (
          <PaneTabs active={active} onSelect={(name) => setTab({ for: focus, name })} />
        )}
      </Heading>
      <chakra.div display="flex" flex="1" minH="0" bg="bg.panel">
        <Pane name={t.list} shown={shows('list')} width={wide ? panes.listWidth : null} ground="bg">
          {list}
        </Pane>
        {wide && panes.listOpen && (
          <PaneHandle
            label={t.resize(t.list)}
            width={panes.listWidth}
            limits={paneLimits.list}
            onResize={(listWidth) => change({ listWidth })}
          />
        )}
        <Pane name={t.form} shown={shows('form')} width={wide ? panes.formWidth : null} ground="bg.panel">
          {form}
        </Pane>
        {wide && panes.formOpen && (
          <PaneHandle
            label={t.resize(t.form)}
            width={panes.formWidth}
            limits={paneLimits.form}
            onResize={(formWidth) => change({ formWidth })}
          />
        )}
        <Pane name={t.result} shown={shows('result')} width={null} ground="bg">
          {result}
        </Pane>
      </chakra.div>
    </chakra.div>
  );
}

function Heading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="3"
      h="12"
      px="4"
      flexShrink={0}
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <chakra.h1 textStyle="heading" fontSize="16px" flex="1">
        {title}
      </chakra.h1>
      {children}
    </chakra.div>
  );
}

interface PaneProps {
  name: string;
  shown: boolean;
  width: number | null;
  ground: string;
  children: ReactNode;
}

/** Hidden panes stay mounted: what is typed and playing in them goes on. */
function Pane({ name, shown, width, ground, children }: PaneProps) {
  return (
    <chakra.section
      aria-label={name}
      hidden={!shown}
      // A scrolling region must be reachable by the keyboard.
      tabIndex={0}
      flex={width ? '0 0 auto' : '1'}
      minW="0"
      bg={ground}
      overflowY="auto"
      style={{ width: width ?? undefined, display: shown ? undefined : 'none' }}
      data-pane
      _focusVisible={{ outline: '2px solid {colors.focus}', outlineOffset: '-2px' }}
    >
      {children}
    </chakra.section>
  );
}
